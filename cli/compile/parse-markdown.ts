import type { Root } from "hast";
import { parseRawHtml, parseRawPieces } from "./markdown/parse-raw-html.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";

/** Parses Markdown into an HTML tree. HTML in the text is parsed as a browser would. The tree is not safe yet. */
export function parseMarkdown(text: string): Root {
  const tree = readMarkdown(text);
  if (!text.includes("<")) return tree;
  return parseRawPieces(tree) ?? parseRawHtml(readMarkdown(text));
}
