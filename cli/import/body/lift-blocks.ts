import type { Parents, PhrasingContent, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { toString } from "mdast-util-to-string";
import { setChildren } from "./set-children.ts";
import { inlineHtml } from "./inline-html.ts";
import type { Conversion } from "./conversion.ts";

const PHRASING = new Set<string>(
  "break delete emphasis footnoteReference image inlineCode link strong text".split(
    " ",
  ),
);

/** Blocks that stand where Markdown has only words: paragraphs are cut around them, in all else their words stay. */
export function liftBlocks(tree: Root, { lineOf, report }: Conversion): void {
  visit(tree, (node, index, parent) => {
    if (!("children" in node) || !isForWords(node)) return undefined;
    const children: RootContent[] = node.children;
    if (children.every(isPhrasing)) return undefined;
    if (
      node.type === "paragraph" &&
      parent !== undefined &&
      index !== undefined
    ) {
      const siblings: RootContent[] = parent.children;
      const parts = cutAround(children);
      siblings.splice(index, 1, ...parts);
      return index;
    }
    if (node.type === "tableCell")
      report(
        lineOf(node),
        "table",
        toString(node).slice(0, 60),
        "the blocks in this cell are shown on one line",
      );
    const isCell = node.type === "tableCell";
    const words = children.flatMap((child) => toPhrasing(child, isCell));
    while (isGap(words.at(-1))) words.pop();
    setChildren(node, words);
    return undefined;
  });
  visit(tree, "link", (node, index, parent) => {
    // Of two links in one another, readers can follow the inner one.
    const holdsLink = node.children.some((child) => child.type === "link");
    if (!holdsLink || parent === undefined || index === undefined)
      return undefined;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}

function isGap(node: PhrasingContent | undefined): boolean {
  return (
    node !== undefined && "value" in node && /^(?:<br>|\s*)$/u.test(node.value)
  );
}

function isForWords({ type }: Parents): boolean {
  return (
    type === "paragraph" ||
    type === "heading" ||
    type === "tableCell" ||
    PHRASING.has(type)
  );
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return (
    PHRASING.has(node.type) ||
    (node.type === "html" && node.data?.hName === "span")
  );
}

/** Runs of words as paragraphs, with the blocks between them. */
function cutAround(children: readonly RootContent[]): RootContent[] {
  const parts: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const close = () => {
    if (words.some((node) => node.type !== "text" || node.value.trim() !== ""))
      parts.push({ type: "paragraph", children: words });
    words = [];
  };
  for (const child of children) {
    if (isPhrasing(child)) words.push(child);
    else {
      close();
      parts.push(child);
    }
  }
  close();
  return parts;
}

/** The words of a block; in a cell its lines are apart. */
function toPhrasing(node: RootContent, isCell: boolean): PhrasingContent[] {
  if (isPhrasing(node)) return [node];
  const gap: PhrasingContent = isCell
    ? inlineHtml("<br>")
    : { type: "text", value: " " };
  if (node.type === "code")
    return [
      { type: "inlineCode", value: node.value.replaceAll(/\s*\n\s*/gu, " ") },
      gap,
    ];
  if (!("children" in node)) return [gap];
  const children: RootContent[] = node.children;
  const inner = children.flatMap((child) => toPhrasing(child, isCell));
  return node.type === "list" || inner.length === 0 ? inner : [...inner, gap];
}
