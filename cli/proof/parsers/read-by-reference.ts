import type { Root } from "hast";
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

/**
 * Parses Markdown to an HTML tree with the reference parser. The result is not safe: HTML in the text becomes `raw`
 * nodes.
 */
export function readByReference(text: string): Root {
  const file = new VFile(text);
  return reader.runSync(reader.parse(file), file);
}
