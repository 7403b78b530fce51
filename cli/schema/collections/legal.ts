import * as z from "zod/mini";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  publishingFields,
  publishingNotes,
} from "../entry-fields.ts";
import { bySlug } from "../entry-order.ts";

/** Each entry is shown by a page of the route table, under a title of its own: search finds that page. */
export const legal = {
  kind: "markdown",
  label: "legal page",
  frontMatter: z.strictObject(publishingFields),
  compiled: z.object({ ...publishingFields, ...compiledFields }),
  columns: ["slug", "title", "status", "date", "updated"],
  path: (slug) => `/${slug}`,
  order: bySlug,
  notes: publishingNotes,
} as const satisfies MarkdownCollection;

export type LegalEntry = z.infer<typeof legal.compiled>;
