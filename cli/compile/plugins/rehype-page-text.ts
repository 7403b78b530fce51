import type { Root, ElementContent, RootContent } from "hast";
import { headingRank } from "hast-util-heading-rank";
import type { VFile } from "vfile";
import type { RenderedBody } from "../../model/body.ts";
import { eachElement } from "./each-element.ts";
import { headingText } from "./heading-text.ts";
import { FOOTNOTES } from "./rehype-heading-ids.ts";

/**
 * Adds the table of contents, the words and the excerpt of a text to the data of the file. Runs before the steps that
 * add words for screen readers.
 */
export function rehypePageText() {
  return (tree: Root, file: VFile): void => {
    const toc: RenderedBody["toc"] = [];
    eachElement(tree, (node) => {
      const depth = headingRank(node) ?? 0;
      if (depth < 2 || depth > 4 || node.properties.id === FOOTNOTES) return;
      toc.push({
        depth,
        text: headingText(node),
        id: String(node.properties.id),
      });
    });
    file.data.page = { toc, text: toPlainText(tree), excerpt: excerptOf(tree) };
  };
}

const EXCERPT_LENGTH = 200;

/** The start of the running text in whole words. */
function excerptOf(tree: Root): string {
  const children = tree.children.filter(
    (node) => node.type === "element" && node.tagName === "p",
  );
  const text = toPlainText({ children }).replaceAll("\n", " ");
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH - 2);
  const space = cut.lastIndexOf(" ");
  // Chinese and Japanese have no spaces, save around names from elsewhere.
  const end = space > EXCERPT_LENGTH / 2 ? space : undefined;
  return `${cut.slice(0, end).toWellFormed()}...`;
}

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
function toPlainText({ children }: Pick<Root, "children">): string {
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
