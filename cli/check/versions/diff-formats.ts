import { formatColumns } from "../../report/format-table.ts";
import { escapeMarkdown, formatCode } from "../../report/markdown-text.ts";
import { printable } from "../../report/printable.ts";
import type { DiffReport } from "./compare-refs.ts";
import {
  type DiffLinks,
  type DiffRow,
  type DiffSection,
  diffSections,
  formatCounts,
} from "./diff-sections.ts";

/** The formats of `diff --format`. */
export const diffFormats = {
  table: formatDiffTable,
  json: formatDiffJson,
  markdown: formatDiffMarkdown,
} as const satisfies Record<
  string,
  (report: DiffReport, links: DiffLinks) => string
>;

/** Increased with each breaking change of the JSON. */
const VERSION = 1;

function formatDiffJson({ diff, from, summary, to }: DiffReport): string {
  const sides = { from: toJson(from), to: toJson(to) };
  const value = { version: VERSION, ...sides, summary, ...diff };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toJson({ commit, ref }: DiffReport["to"]) {
  return { ref, commit: commit ?? null };
}

const SIGNS: Readonly<Record<string, string>> = {
  added: "+",
  removed: "-",
  redirected: ">",
};

function formatDiffTable(report: DiffReport): string {
  const between = printable(`${report.from.ref} -> ${report.to.ref}`);
  const sections = diffSections(report);
  if (sections.length === 0) return `No differences: ${between}.\n`;
  const blocks = sections.map(({ rows, title }) => {
    const onSite = title === "Addresses" || title === "Headings";
    const table = formatColumns(
      rows.map(({ cells, change, name }) => [
        onSite ? (SIGNS[change] ?? change) : change,
        name,
        cells.at(-1) ?? "",
      ]),
    );
    return title === "Entries"
      ? table
      : `${title.toLowerCase()}\n${table.replaceAll(/^(?=.)/gmu, "  ")}`;
  });
  return [`${between}: ${formatCounts(report)}\n`, ...blocks].join("\n");
}

/** GitHub refuses a comment of more than 65,536 characters. */
const MAX_CHARACTERS = 60_000;
/** A longer list is folded. */
const FOLDED_FROM = 12;
/** Numbers of rows to try; the first that fits is used. */
const ROWS = [400, 200, 100, 50, 25, 10, 3];

/** Lets a workflow find its earlier comment. */
const MARK = "<!-- content-diff -->";

/** For a comment on a pull request: content is escaped, nobody is notified, long lists are folded. */
function formatDiffMarkdown(report: DiffReport, links: DiffLinks): string {
  const { from, to } = report;
  const between = `${formatCode(from.ref)} → ${formatCode(to.ref)}`;
  const head = `${MARK}\n\n### Content\n\n`;
  const sections = diffSections(report, links);
  if (sections.length === 0) return `${head}No differences, ${between}.\n`;
  let text = "";
  for (const most of ROWS) {
    const tables = sections.map((section) => formatSection(section, most));
    text = `${head}**${formatCounts(report)}**, ${between}\n\n${tables.join("\n\n")}\n`;
    if (text.length <= MAX_CHARACTERS) break;
  }
  return text;
}

/** A table, folded when it is long and cut when the comment would be too long. */
function formatSection(
  { columns, rows, title }: DiffSection,
  most: number,
): string {
  const table = [
    ["", ...columns],
    ["---", ...columns.map(() => "---")],
    ...rows.slice(0, most).map(formatRow),
  ].map((row) => `| ${row.join(" | ")} |`);
  const hidden = rows.length - most;
  const shown = [table.join("\n"), hidden > 0 ? `And ${hidden} more.` : []];
  const isFolded = rows.length >= FOLDED_FROM;
  const summary = `<summary><strong>${title}</strong> (${rows.length})</summary>`;
  return (
    isFolded
      ? [`<details>\n${summary}`, ...shown, "</details>"]
      : [`#### ${title}`, ...shown]
  )
    .flat()
    .join("\n\n");
}

function formatRow({ cells, change, href, name }: DiffRow): string[] {
  const code = formatCode(name);
  const address = href?.replaceAll(
    /[\s()<>|\\]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  const linked = !address ? code : `[${code}](${address})`;
  return [change, linked, ...cells.map(escapeMarkdown)];
}
