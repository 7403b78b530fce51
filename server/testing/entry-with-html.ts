import { createHash } from "node:crypto";
import type { BlogEntry, EntryBody } from "#schema";
import { blogEntry } from "./content-folder.ts";

/** A post with this body, and the file that holds it. */
export function entryWithHtml(
  slug: string,
  html: string,
  fields: Partial<BlogEntry> = {},
): { entry: BlogEntry; file: string; text: string } {
  const body: EntryBody = { html, toc: [], text: "", links: [] };
  const text = JSON.stringify(body);
  const bodyDigest = createHash("sha256").update(text).digest("hex");
  return {
    entry: blogEntry(slug, { ...fields, bodyDigest }),
    file: `blog/${slug}.json`,
    text,
  };
}
