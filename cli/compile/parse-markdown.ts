import type { Root } from "hast";
import { loadRawHtml } from "./markdown/load-when-needed.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";
import { resolveRawHtml } from "./markdown/resolve-raw-html.ts";

/** Markdown as an HTML tree, with the HTML in it parsed as a browser would. Not yet safe. */
export function parseMarkdown(text: string): Root {
  const tree = readMarkdown(text);
  if (!text.includes("<") || resolveRawHtml(tree, text)) return tree;
  return loadRawHtml().parseRawHtml(readMarkdown(text), text);
}
