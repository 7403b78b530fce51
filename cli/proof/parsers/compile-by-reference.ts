import type { Root } from "hast";
import { EXIT, visit } from "unist-util-visit";
import { createBodyTree } from "../../compile/markdown/create-body-tree.ts";
import { parseRawHtml } from "../../compile/markdown/parse-raw-html.ts";
import { readByReference } from "./read-by-reference.ts";
import { sanitizeHtml } from "../../compile/markdown/sanitize-html.ts";
import { createSourceText } from "../../model/source-text.ts";
import { renderBody } from "../../compile/render-body.ts";

/** Compiles a text with the reference parsers and without the compiler's shortcuts. Always sanitizes. */
export function compileByReference(text: string): string {
  const read = readByReference(text);
  const unsafe = hasRawHtml(read) ? parseRawHtml(read) : read;
  const tree = sanitizeHtml(unsafe);
  const range = { start: 0, end: text.length };
  const body = createBodyTree(tree, createSourceText("post.md", text), range);
  const input = { fragments: { wireframe: {}, code: {} }, images: {} };
  return renderBody(body, input).html;
}

function hasRawHtml(tree: Root): boolean {
  let found = false;
  visit(tree, "raw", () => {
    found = true;
    return EXIT;
  });
  return found;
}
