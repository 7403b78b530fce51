import type { Root } from "hast";
import { parseRawHtml, parseRawPieces } from "./markdown/parse-raw-html.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";

/** Markdown as an HTML tree, with the HTML in it parsed as a browser would. Not yet safe. */
export function parseMarkdown(text: string): Root {
  const tree = readMarkdown(text);
  if (!text.includes("<")) return tree;
  return parseRawPieces(tree) ?? parseRawHtml(readMarkdown(text));
}
