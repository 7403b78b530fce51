import type { Root } from "hast";
import { needsReference } from "../markdown/needs-reference.ts";
import {
  parseRawHtml,
  readByReference,
} from "../markdown/read-by-reference.ts";
import { readNatively } from "../markdown/read-natively.ts";
import { resolveRawHtml } from "../markdown/resolve-raw-html.ts";

/**
 * Markdown with tables, task lists, footnotes and strikethrough as an HTML tree, not yet safe. The native parser reads
 * what it is proven to read as the reference does; HTML in the text is parsed as a whole only where it has to be.
 */
export function parseMarkdown(text: string): Root {
  const read = needsReference(text) ? readByReference : readNatively;
  const tree = read(text);
  if (!text.includes("<") || resolveRawHtml(tree, text)) return tree;
  return parseRawHtml(read(text), text);
}
