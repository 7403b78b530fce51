import type { Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import { sanitizeSchema } from "../../model/sanitize-schema.ts";
import { dropSchemeless } from "./drop-schemeless.ts";

const sanitize = rehypeSanitize(sanitizeSchema);

/** A copy of an HTML tree without anything that is not on the allow list. */
export function sanitizeHtml(unsafe: Root): Root {
  const tree = sanitize(unsafe);
  dropSchemeless(tree);
  return tree;
}
