import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import { visit } from "unist-util-visit";
import type { TextRange } from "../../model/source-text.ts";

const plain = unified().use(remarkParse).use(remarkGfm).freeze();

/** MDX knows neither HTML nor indented code nor `<https:...>`: what looks like one of them is read as text. */
function onlyMdx(this: Processor) {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  const constructs = ["codeIndented", "htmlFlow", "htmlText", "autolink"];
  (data.micromarkExtensions ??= []).push({ disable: { null: constructs } });
}
const withoutHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(onlyMdx)
  .freeze();

/** The text as CommonMark with GitHub's extensions, with positions. */
export function parseMarkdown(text: string): Root {
  return plain.parse(text);
}

/** Where a node stands; an empty range at the start for a node that no text was written for. */
export function rangeOf({ position }: Nodes): TextRange {
  return {
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  };
}

/** Code blocks and code in running text, in order. */
export function findCode(
  text: string,
  syntax: "markdown" | "mdx",
): TextRange[] {
  if (!/[`~]|^(?: {4}|\t)/mu.test(text)) return [];
  return codeIn((syntax === "mdx" ? withoutHtml : plain).parse(text));
}

/** Code blocks and code in the running text of a tree, in order. */
export function codeIn(tree: Root): TextRange[] {
  const ranges: TextRange[] = [];
  visit(tree, (node) => {
    if (node.type === "code" || node.type === "inlineCode")
      ranges.push(rangeOf(node));
  });
  return ranges;
}

/** True for an offset inside one of the ranges, which are sorted. */
export function isInside(
  offset: number,
  ranges: readonly TextRange[],
): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range === undefined || offset < range.start) high = middle - 1;
    else if (offset >= range.end) low = middle + 1;
    else return true;
  }
  return false;
}

/** Backticks that a text can stand between, whatever backticks it holds. */
export function quoteCode(text: string): string {
  const flat = text.replaceAll(/\s*\n\s*/gu, " ").trim();
  const runs: string[] = flat.match(/`+/gu) ?? [];
  let ticks = "`";
  while (runs.includes(ticks)) ticks += "`";
  const gap = flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${ticks}${gap}${flat}${gap}${ticks}`;
}

/** A fence longer than every one in a text. */
export function fenceFor(text: string): string {
  const runs = text.match(/`{3,}/gu) ?? [];
  const longest = Math.max(2, ...runs.map((run) => run.length));
  return "`".repeat(longest + 1);
}
