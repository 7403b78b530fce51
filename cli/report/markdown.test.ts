import type { Element, Root } from "hast";
import { toString as toText } from "hast-util-to-string";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import {
  createHostileReport,
  reporterOptions,
} from "../proof/testing/hostile-report.ts";
import { formatMarkdown, formatMarkdownTable } from "./markdown.ts";
import { printable } from "./printable.ts";

/** The report as GitHub would read it. */
function parse(markdown: string): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw);
  return processor.runSync(processor.parse(markdown));
}

function elements(tree: Root | Element): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element: Element) => void found.push(element));
  return found;
}

const named = (tree: Root | Element, name: string) =>
  elements(tree).filter(({ tagName }) => tagName === name);

const plain = (text: string) =>
  printable(text.slice(0, 500).replaceAll(/\s+/gu, " ")).trim();
const bare = (text = "") => text.replaceAll("`", "");

/** The texts between comments, in which a site would look for mentions. */
function textNodes(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, "text", ({ value }) => void found.push(value));
  return found;
}

test("prints one table of four columns, errors first, with any names and messages", () => {
  const report = createHostileReport();
  const tree = parse(formatMarkdown(report, reporterOptions));
  expect(named(tree, "table")).toHaveLength(1);
  const rows = named(tree, "tr").slice(1);
  expect(rows).toHaveLength(report.diagnostics.length);
  const cells = rows.map((row) => named(row, "td").map((cell) => toText(cell)));
  for (const row of cells) expect(row).toHaveLength(4);
  const levels = cells.map(([level]) => level);
  expect(levels.lastIndexOf("error")).toBeLessThan(levels.indexOf("warning"));
});

test("shows every text as it is: no Markdown, no HTML, no links, no mentions", () => {
  const report = createHostileReport();
  const tree = parse(formatMarkdown(report, reporterOptions));
  const names = new Set(elements(tree).map(({ tagName }) => tagName));
  expect([...names].toSorted()).toEqual(
    ["h3", "table", "thead", "tbody", "tr", "th", "td", "code"].toSorted(),
  );
  const errors = report.diagnostics.filter(
    ({ severity }) => severity === "error",
  );
  for (const [index, row] of named(tree, "tr").slice(1).entries()) {
    const error = errors[index];
    if (error === undefined) break;
    const [, place, problem, help] = named(row, "td").map((cell) =>
      toText(cell),
    );
    expect(place).toContain(plain(error.file));
    expect(bare(problem)).toContain(bare(plain(error.message)));
    expect(bare(help)).toContain(bare(plain(error.help)));
  }
  for (const text of textNodes(tree)) {
    expect(text).not.toMatch(/@\w/u);
    expect(text).not.toMatch(/#\d/u);
    expect(text).not.toMatch(/:\/\/|www\.\w|:[\w+-]*[a-z][\w+-]*:/u);
  }
});

test("leaves out what exceeds a limit, and says how much", () => {
  const report = createHostileReport();
  const text = formatMarkdownTable(report, { limit: 3_000 });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3_000);
  const rows = text.match(/^\| (?:error|warning) \|/gmu) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(text).toContain(
    `\n${report.diagnostics.length - rows.length} more are left out`,
  );
  const long = formatMarkdown(
    { ...report, diagnostics: Array(50).fill(report.diagnostics).flat() },
    reporterOptions,
  );
  expect(long.length).toBeLessThan(65_536);
});
