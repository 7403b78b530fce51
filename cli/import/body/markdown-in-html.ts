import { visit } from "unist-util-visit";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { printHtml } from "../../compile/markdown/print-html.ts";
import { readMarkdown } from "../../compile/markdown/read-markdown.ts";
import { readTags } from "./html-tags.ts";
import { parseMarkdown, rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Elements that stand within a line of text. */
const INLINE = new Set(
  `a abbr b bdi bdo big br button cite code data del dfn em font i img input ins kbd label mark q s samp small span
  strike strong sub sup time tt u var wbr`.split(/\s+/u),
);
const CONTAINERS = new Set(["root", "blockquote", "listItem"]);
/** Elements whose text is taken as it is. */
const RAW = /^(?:pre|script|style|svg|textarea|math)$/u;
const MARKS = /[*_`~]|\]\(|https?:\/\//u;
const CODE = /(?<!`)(`+)[^`\n]+\1(?!`)/gu;

/**
 * MDX reads Markdown between the tags of HTML; in Markdown a block that begins with a tag is HTML all through. What
 * stands within a line becomes HTML, and what are blocks are parted from the tags by empty lines.
 */
export function renderTextInHtml(body: TrackedText): void {
  const { text } = body;
  if (!/^[ \t>]*(?:[-*+][ \t]+)?<[a-z]/imu.test(text)) return;
  const edits: TextEdit[] = [];
  visit(body.tree(), "html", (node, _, parent) => {
    if (parent === undefined || !CONTAINERS.has(parent.type)) return;
    const block = rangeOf(node);
    // The marks of a quote stand before each of its lines, between the tags.
    if (/\n[ \t]*>/u.test(text.slice(block.start, block.end))) return;
    for (const range of textsIn(text, block)) {
      const written = text.slice(range.start, range.end);
      if (!MARKS.test(written)) continue;
      const isFirst = node.position?.start.column === 1;
      const shown =
        isFirst && holdsBlocks(written)
          ? `\n\n${dedent(written)}\n\n`
          : renderLine(written);
      if (shown !== undefined) edits.push({ ...range, text: shown });
    }
  });
  body.apply(edits);
}

/** The stretches of text between the tags of blocks, without the white space around them. */
function textsIn(text: string, { end, start }: TextRange): TextRange[] {
  const found: TextRange[] = [];
  let at = start;
  let raw: string | undefined;
  const add = (to: number) => {
    const part = text.slice(at, to);
    const lead = part.length - part.trimStart().length;
    if (raw === undefined && part.trim() !== "")
      found.push({ start: at + lead, end: at + part.trimEnd().length });
  };
  const html = text
    .slice(start, end)
    .replaceAll(CODE, (code) => "`".repeat(code.length));
  for (const tag of readTags(html, start)) {
    if (INLINE.has(tag.name)) continue;
    add(tag.start);
    at = tag.end;
    if (raw === undefined && !tag.isClosing && RAW.test(tag.name))
      raw = tag.name;
    else if (tag.isClosing && tag.name === raw) raw = undefined;
  }
  add(end);
  return found;
}

function holdsBlocks(written: string): boolean {
  return (
    written.includes("\n") &&
    parseMarkdown(dedent(written)).children.some(
      ({ type }) => type !== "paragraph" && type !== "html",
    )
  );
}

/** Lines moved left as far as all but the first of them allow. */
function dedent(written: string): string {
  const [first = "", ...rest] = written.split("\n");
  const depth = Math.min(...rest.map((line) => line.search(/\S|$/u)));
  return [first, ...rest.map((line) => line.slice(depth))].join("\n");
}

/** Markdown within a line as HTML; undefined when it is that already. */
function renderLine(written: string): string | undefined {
  // After a tag nothing begins a block.
  const line = `<i>${written.replaceAll(/\s*\n\s*/gu, "\n")}</i>`;
  const [paragraph, more] = readMarkdown(line).children;
  if (paragraph?.type !== "element" || more !== undefined) return undefined;
  const { children } = paragraph;
  const close = children.at(-1);
  const isWhole = close?.type === "raw" && close.value === "</i>";
  if (!isWhole || children.every(({ type }) => type !== "element"))
    return undefined;
  return printHtml({ type: "root", children: children.slice(1, -1) })
    .replaceAll("&#x3C;", "&lt;")
    .replaceAll("&#x26;", "&amp;");
}
