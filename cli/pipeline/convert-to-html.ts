import type { Root as HtmlRoot } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import type { VFile } from "vfile";

const converter = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();
const rawReader = unified().use(rehypeRaw).freeze();

/** A Markdown tree as an HTML tree, not yet safe. HTML in the text is parsed only where there is any. */
export function convertToHtml(tree: MarkdownRoot, file: VFile): HtmlRoot {
  const html = converter.runSync(tree, file);
  return hasRawHtml(html) ? rawReader.runSync(html, file) : html;
}

function hasRawHtml(tree: HtmlRoot): boolean {
  let found = false;
  visit(tree, "raw", () => {
    found = true;
    return EXIT;
  });
  return found;
}
