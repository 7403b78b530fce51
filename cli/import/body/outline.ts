import type { Heading, PhrasingContent, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { ReportLoss } from "../losses.ts";
import type { ConvertedDocument, LineOf } from "./document-body.ts";

/** An id among the attributes of a heading: `{#id}`, `{.class #id}`, `{: #id}`. */
const ATTRIBUTES =
  /\s*\{:?(?:[^{}\n]*\s)?#([^{}\s]+)[^{}\n]*\}\s*$|\s*\{:?\s*[.:][^{}\n]*\}\s*$/u;

const DEPTHS = [2, 3, 4, 5, 6] as const;

/** The words of a heading on one line, without HTML and images. */
export function wordsOf(heading: Heading): string {
  const options = { includeHtml: false, includeImageAlt: false };
  return toString(heading, options).replaceAll(/\s+/gu, " ").trim();
}

/** Takes written ids out of headings, and notes where all ids lead. The marks of ids are removed from the tree. */
export function readOutline(
  tree: Root,
): Pick<ConvertedDocument, "anchors" | "headings"> {
  const headings: string[] = [];
  const anchors = new Map<string, number>();
  /** Ids that nothing but space stands behind so far. */
  let waiting: string[] = [];
  const settle = (number: number) => {
    for (const id of waiting) if (!anchors.has(id)) anchors.set(id, number);
    waiting = [];
  };
  let inHeading: Heading | undefined;
  visit(tree, (node, index, parent) => {
    if (node.type === "heading") {
      const id = takeId(node);
      inHeading = node;
      headings.push(wordsOf(node));
      settle(headings.length - 1);
      if (id !== undefined) anchors.set(id, headings.length - 1);
    } else if (node.type === "html" && node.data?.anchor !== undefined) {
      waiting.push(node.data.anchor);
      if (inHeading === parent) settle(headings.length - 1);
      if (parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    } else if (
      (!("children" in node) && !/^(?:text|html)$/u.test(node.type)) ||
      (node.type === "text" && node.value.trim() !== "")
    )
      settle(headings.length - 1);
    return undefined;
  });
  settle(headings.length - 1);
  return { anchors, headings };
}

/** Takes `{#id}` from the end of a heading, in a text or, as MDX has it, in a node of its own. */
function takeId({ children }: Heading): string | undefined {
  const last: PhrasingContent | undefined = children.at(-1);
  if (last?.type === "inlineCode" && last.data?.isMark) {
    const id = /^\{\s*#([\w:.-]+)\s*\}$/u.exec(last.value)?.[1];
    if (id !== undefined) children.pop();
    return id;
  }
  if (last?.type !== "text") return undefined;
  const found = ATTRIBUTES.exec(last.value);
  if (found === null) return undefined;
  last.value = last.value.slice(0, found.index);
  return found[1];
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
