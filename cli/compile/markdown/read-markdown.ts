import type { Element, Root } from "hast";
import { markdownToHast, type TreeOptions } from "satteri";

const options: TreeOptions = { features: { gfm: true, frontmatter: false } };

/**
 * Parses Markdown with tables, task lists, footnotes and strikethrough into an HTML tree, by a native parser. The
 * tree is not safe: HTML in the text becomes `raw` nodes. Only this file uses the parser.
 */
export function readMarkdown(text: string): Root {
  const tree = markdownToHast(text.replaceAll("\0", "\ufffd"), options);
  if (tree.type !== "root") throw new Error("Markdown gives a root");
  if (ALIGNED.test(text)) alignCells(tree);
  return tree;
}

const ALIGNED = /:-|-:/u;
const WITHOUT_TABLES = new Set("p pre h1 h2 h3 h4 h5 h6".split(" "));

/**
 * The parser aligns cells by an inline style, which the site's content security policy forbids. Turns it into an
 * attribute.
 */
function alignCells({ children }: Root | Element): void {
  for (const node of children) {
    if (node.type !== "element") continue;
    const { properties, tagName } = node;
    if (tagName === "td" || tagName === "th") {
      const style = String(properties.style ?? "");
      const align = /^text-align: ?(left|right|center)/u.exec(style)?.[1];
      delete properties.style;
      if (align !== undefined) properties.align = align;
    } else if (!WITHOUT_TABLES.has(tagName)) alignCells(node);
  }
}
