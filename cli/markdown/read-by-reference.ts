import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();
const rawReader = unified().use(rehypeRaw).freeze();

/** Markdown as an HTML tree, by the reference parser. Not safe; HTML in the text stands in it as `raw` nodes. */
export function readByReference(text: string): Root {
  const file = new VFile(text);
  return reader.runSync(reader.parse(file), file);
}

/** Puts elements in place of the `raw` nodes of a tree, as a browser would read them. */
export function parseRawHtml(tree: Root, text: string): Root {
  return rawReader.runSync(tree, new VFile(text));
}
