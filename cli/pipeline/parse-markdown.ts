import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { VFile } from "vfile";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The text of a file as a Markdown tree, with tables, task lists, footnotes and strikethrough. */
export function parseMarkdown(file: VFile): Root {
  return parser.parse(file);
}
