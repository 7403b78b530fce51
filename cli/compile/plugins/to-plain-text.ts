import type { ElementContent, Root, RootContent } from "hast";

const BLOCKS = new Set(
  (
    "h1 h2 h3 h4 h5 h6 p li pre blockquote figure figcaption tr dt dd div " +
    "section table ul ol dl details summary caption hr br"
  ).split(" "),
);

/**
 * The words of a tree: one line for each block, with single spaces. Drawings made from data are represented by their
 * caption.
 */
export function toPlainText({ children }: Pick<Root, "children">): string {
  const parts: string[] = [];
  for (const node of children) collect(node, parts);
  return parts
    .join("")
    .replaceAll(ODD_SPACE, " ")
    .replaceAll(LINE_ENDS, "\n")
    .trim();
}

/** White space within a line that is not a single blank. */
const ODD_SPACE = /[^\S\n]{2,}|[^\S\n ]/gu;
/** One or more ends of lines, and the blanks around them. */
const LINE_ENDS = / ?\n[ \n]*/gu;

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
