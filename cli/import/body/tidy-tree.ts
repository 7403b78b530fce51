import type { Html, Parents, PhrasingContent, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { ReportLoss } from "../losses.ts";
import type { LineOf } from "./document-body.ts";

declare module "mdast" {
  interface HtmlData {
    /** Stands among words: `hast-util-to-mdast` asks for this name. */
    hName?: "span";
    /** Prints nothing: an id that links may lead to stood here. */
    anchor?: string;
  }
}

const PHRASING = new Set<string>(
  "break delete emphasis footnoteReference image inlineCode link strong text".split(
    " ",
  ),
);
/** What shows nothing where it holds nothing. */
const HOLLOW = new Set<string>(
  "paragraph heading emphasis strong delete blockquote list table".split(" "),
);

/** A tag that stands among words. */
export function inlineHtml(value: string): Html {
  return { type: "html", value, data: { hName: "span" } };
}

/** The place of an id that links may lead to. */
export function createAnchor(id: string): Html {
  return { type: "html", value: "", data: { hName: "span", anchor: id } };
}

export function isPhrasing(node: RootContent): node is PhrasingContent {
  return (
    PHRASING.has(node.type) ||
    (node.type === "html" && node.data?.hName === "span")
  );
}

/** Gives a node other children; `flattenBlocks` puts those right that may not stand there. */
export function setChildren<T extends Parents>(
  parent: T,
  nodes: readonly RootContent[],
): T {
  const children: RootContent[] = parent.children;
  children.length = 0;
  for (const node of nodes) children.push(node);
  return parent;
}

/** Takes out what shows nothing, and joins words that stand side by side. */
export function tidyTree(tree: Root): void {
  tidyChildren(tree);
}

function tidyChildren(parent: Parents): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if ("children" in child) tidyChildren(child);
    const before = kept.at(-1);
    if (child.type === "text" && before?.type === "text")
      before.value += child.value;
    else if (!isEmpty(child)) kept.push(child);
  }
  if (parent.type === "paragraph" || parent.type === "heading") trimEnds(kept);
  setChildren(parent, kept);
}

function trimEnds(words: RootContent[]): void {
  const first = words[0];
  if (first?.type === "text") first.value = first.value.trimStart();
  const last = words.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
  while (words.at(-1)?.type === "break") words.pop();
}

function isEmpty(node: RootContent): boolean {
  if (node.type === "text") return node.value === "";
  if (!HOLLOW.has(node.type) || !("children" in node)) return false;
  const children: RootContent[] = node.children;
  return children.every(
    (child) => child.type === "text" && child.value.trim() === "",
  );
}

/** Keeps of blocks only the words where Markdown can hold no block: in headings, cells, links and emphasis. */
export function flattenBlocks(
  tree: Root,
  lineOf: LineOf,
  report: ReportLoss,
): void {
  visit(tree, (node) => {
    if (!("children" in node)) return;
    const isCell = node.type === "tableCell";
    const isForWords =
      isCell ||
      /^(?:heading|paragraph)$/u.test(node.type) ||
      PHRASING.has(node.type);
    const children: RootContent[] = node.children;
    if (!isForWords || children.every(isPhrasing)) return;
    if (isCell) {
      const outcome = "the blocks in this cell are shown on one line";
      report(lineOf(node), "table", toString(node).slice(0, 60), outcome);
    }
    const words = children.flatMap((child) => wordsOf(child, isCell));
    while (isGap(words.at(-1))) words.pop();
    setChildren(node, words);
  });
}

function isGap(node: PhrasingContent | undefined): boolean {
  return (
    node !== undefined && "value" in node && /^(?:<br>|\s*)$/u.test(node.value)
  );
}

/** The words of a block; in a cell its lines are apart. */
function wordsOf(node: RootContent, isCell: boolean): PhrasingContent[] {
  if (isPhrasing(node)) return [node];
  const gap: PhrasingContent = isCell
    ? inlineHtml("<br>")
    : { type: "text", value: " " };
  if (node.type === "code") {
    const value = node.value.replaceAll(/\s*\n\s*/gu, " ");
    return [{ type: "inlineCode", value }, gap];
  }
  if (!("children" in node)) return [gap];
  const children: RootContent[] = node.children;
  const inner = children.flatMap((child) => wordsOf(child, isCell));
  return node.type === "list" || inner.length === 0 ? inner : [...inner, gap];
}
