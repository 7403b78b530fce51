import * as z from "zod/mini";
import type { MarkdownCollection } from "../collection.ts";
import { compiledFields, publishingFields, bySlug } from "../entry-fields.ts";

/**
 * Each entry is shown by its own page in the route table. Search finds that page, so the collection has no `search`.
 */
export const legal = {
  kind: "markdown",
  label: "legal page",
  frontMatter: z.strictObject(publishingFields),
  compiled: z.object({ ...publishingFields, ...compiledFields }),
  columns: ["slug", "title", "status", "date", "updated"],
  path: (slug) => `/${slug}`,
  order: bySlug,
} as const satisfies MarkdownCollection;

export type LegalEntry = z.infer<typeof legal.compiled>;
