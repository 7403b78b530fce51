import type { Root } from "hast";
import { loadRawHtml, loadReference } from "./markdown/load-when-needed.ts";
import { needsReference } from "./markdown/needs-reference.ts";
import { readNatively } from "./markdown/read-natively.ts";
import { resolveRawHtml } from "./markdown/resolve-raw-html.ts";

/**
 * Markdown with tables, task lists, footnotes and strikethrough as an HTML tree, not yet safe. The native parser reads
 * what it is proven to read as the reference does; HTML in the text is parsed as a whole only where it has to be.
 */
export function parseMarkdown(text: string): Root {
  const read = needsReference(text)
    ? loadReference().readByReference
    : readNatively;
  const tree = read(text);
  if (!text.includes("<") || resolveRawHtml(tree, text)) return tree;
  return loadRawHtml().parseRawHtml(read(text), text);
}
