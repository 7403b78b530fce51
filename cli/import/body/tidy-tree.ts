import type { Html, Parents, PhrasingContent, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import { shorten, type ReportLoss } from "../losses.ts";
import type { LineOf } from "./document-body.ts";

declare module "mdast" {
  interface HtmlData {
    /** Stands among words: `hast-util-to-mdast` asks for this name. */
    hName?: "span";
    /** Prints nothing: an id that links may lead to stood here. */
    anchor?: string;
  }
  interface InlineCodeData {
    /** A mark of a template that nobody filled in. */
    isMark?: true;
  }
}

const PHRASING =
  /^(?:break|delete|emphasis|footnoteReference|image|inlineCode|link|strong|text)$/u;
/** What shows nothing where it holds nothing. */
const HOLLOW =
  /^(?:paragraph|heading|emphasis|strong|delete|blockquote|list|table)$/u;

/** The place of a node, for one that stands for it. */
export function placeOf({ position }: Pick<Node, "position">) {
  return position ? { position } : {};
}

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
    PHRASING.test(node.type) ||
    (node.type === "html" && node.data?.hName === "span")
  );
}

/** Gives a node other children; `flattenBlocks` puts those right that may not stand there. */
export function setChildren<T extends Parents>(
  parent: T,
  nodes: readonly RootContent[],
): T {
  parent.children.splice(0, Infinity);
  const children: RootContent[] = parent.children;
  for (const node of nodes) children.push(node);
  return parent;
}

/** Takes out what shows nothing, and joins words that stand side by side. */
export function tidyTree(parent: Parents): void {
  const kept: RootContent[] = [];
  for (const child of parent.children) {
    if ("children" in child) tidyTree(child);
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
  if (!HOLLOW.test(node.type) || !("children" in node)) return false;
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
    const isCell = node.type === "tableCell";
    const isForWords =
      isCell ||
      /^(?:heading|paragraph)$/u.test(node.type) ||
      PHRASING.test(node.type);
    if (!isForWords || !("children" in node)) return;
    const children: RootContent[] = node.children;
    if (children.every(isPhrasing)) return;
    const outcome = "the blocks in this cell are shown on one line";
    if (isCell) report(lineOf(node), "table", shorten(toString(node)), outcome);
    const gap = isCell
      ? inlineHtml("<br>")
      : ({ type: "text", value: " " } as const);
    const words = children.flatMap((child, at) => [
      ...(at === 0 || isPhrasing(child) ? [] : [gap]),
      ...wordsOf(child, gap),
    ]);
    setChildren(node, words);
  });
}

/** The words of a block, with a gap between those of its items. */
function wordsOf(node: RootContent, gap: PhrasingContent): PhrasingContent[] {
  const words: PhrasingContent[] = [];
  visit(node, (inner) => {
    if (inner.type === "listItem" && words.length > 0) words.push(gap);
    if (inner.type === "code") {
      const value = inner.value.replaceAll(/\s*\n\s*/gu, " ");
      words.push({ type: "inlineCode", value });
    }
    if (!isPhrasing(inner)) return undefined;
    words.push(inner);
    return SKIP;
  });
  return words;
}
