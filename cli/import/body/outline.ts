import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { ReportLoss } from "../losses.ts";
import type { ConvertedDocument, LineOf } from "./document-body.ts";

const DEPTHS = [2, 3, 4, 5, 6] as const;

/** The words of a heading on one line, without HTML and images. */
export function wordsOf(heading: Heading): string {
  const options = { includeHtml: false, includeImageAlt: false };
  return toString(heading, options).replaceAll(/\s+/gu, " ").trim();
}

/** Notes where ids lead: to the heading that they stand in or before, else to the one above. They are removed. */
export function readOutline(
  tree: Root,
): Pick<ConvertedDocument, "anchors" | "headings"> {
  const headings: string[] = [];
  const anchors = new Map<string, number>();
  /** Ids that nothing but space stands behind so far. */
  let waiting: string[] = [];
  const settle = () => {
    for (const id of waiting)
      if (!anchors.has(id)) anchors.set(id, headings.length - 1);
    waiting = [];
  };
  visit(tree, (node, index, parent) => {
    const isWord = node.type === "text" && node.value.trim() !== "";
    if (node.type === "heading") headings.push(wordsOf(node));
    if (node.type === "html" && node.data?.anchor !== undefined) {
      waiting.push(node.data.anchor);
      if (parent?.type === "heading") settle();
      if (index !== undefined) parent?.children.splice(index, 1);
      return index;
    }
    if (isWord || /^(?:heading|.*code|image|break)$/iu.test(node.type))
      settle();
    return undefined;
  });
  settle();
  return { anchors, headings };
}

/** Levels that begin at the second and leave none out: a heading stays below the one it was below. */
export function shiftHeadings(
  tree: Root,
  lineOf: LineOf,
  report: ReportLoss,
): void {
  const above: number[] = [];
  const moved: Heading[] = [];
  visit(tree, "heading", (node) => {
    while ((above.at(-1) ?? 0) >= node.depth) above.pop();
    above.push(node.depth);
    const depth = DEPTHS[above.length - 1] ?? 6;
    if (depth !== node.depth) moved.push(node);
    node.depth = depth;
  });
  const [first] = moved;
  if (first === undefined) return;
  const count = `${moved.length} heading${moved.length === 1 ? "" : "s"}`;
  const outcome =
    "moved to another level: the title is the only first one, and no level is left out";
  report(lineOf(first), "heading", count, outcome);
}
