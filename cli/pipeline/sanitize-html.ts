import type { Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import { unified } from "unified";
import { safeAddresses } from "../markdown/safe-addresses.ts";
import { sanitizeSchema } from "../markdown/sanitize-schema.ts";

const sanitizer = unified()
  .use(rehypeSanitize, sanitizeSchema)
  .use(safeAddresses)
  .use(rehypeSlug)
  .freeze();

/** An HTML tree without anything that is not on the allow list, and then with our own ids on its headings. */
export function sanitizeHtml(tree: Root): Root {
  return sanitizer.runSync(tree);
}
