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

/** Markdown as an HTML tree, by the reference parser. Not safe; HTML in the text stands in it as `raw` nodes. */
export function readByReference(text: string): Root {
  const file = new VFile(text);
  return reader.runSync(reader.parse(file), file);
}
