import type { ElementContent, Root, RootContent } from "hast";

const BLOCKS = new Set(
  (
    "h1 h2 h3 h4 h5 h6 p li pre blockquote figure figcaption tr dt dd div " +
    "section table ul ol dl details summary caption hr br"
  ).split(" "),
);

/** The words of a tree, one block a line, runs of space as one; pictures drawn from data are told by their caption. */
export function toPlainText(tree: Root): string {
  const parts: string[] = [];
  for (const node of tree.children) collect(node, parts);
  return parts
    .join("")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function collect(node: RootContent | ElementContent, parts: string[]): void {
  if (node.type === "text") parts.push(node.value);
  if (node.type !== "element") return;
  if (node.properties.role === "img") return;
  if (node.properties.dataFootnoteBackref !== undefined) return;
  const block = BLOCKS.has(node.tagName);
  if (block) parts.push("\n");
  for (const child of node.children) collect(child, parts);
  if (block) parts.push("\n");
  else if (node.tagName === "td" || node.tagName === "th") parts.push(" ");
}
