import type { Root } from "hast";
import { loadRawHtml } from "./markdown/load-when-needed.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";

/** Markdown as an HTML tree, with the HTML in it parsed as a browser would. Not yet safe. */
export function parseMarkdown(text: string): Root {
  const tree = readMarkdown(text);
  if (!text.includes("<")) return tree;
  const { parseRawHtml, parseRawPieces } = loadRawHtml();
  return parseRawPieces(tree) ?? parseRawHtml(readMarkdown(text));
}
