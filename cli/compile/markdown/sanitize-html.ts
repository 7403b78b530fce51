import type { Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import { unified } from "unified";
import { safeAddresses } from "./safe-addresses.ts";
import { sanitizeSchema } from "../../model/sanitize-schema.ts";

const sanitizer = unified()
  .use(rehypeSanitize, sanitizeSchema)
  .use(safeAddresses)
  .freeze();

/** An HTML tree without anything that is not on the allow list. */
export function sanitizeHtml(tree: Root): Root {
  return sanitizer.runSync(tree);
}
