import type { Collection } from "./collection.ts";
import { collections, type CollectionName } from "./registry.ts";

/**
 * The slug of a Markdown entry: the front matter's own, or else its file name
 * (`a-post.md`, `a-post/index.md` and `2026/a-post.md` are all `a-post`).
 * @param file path relative to the collection's folder, with forward slashes
 */
export function entrySlug(file: string, frontMatterSlug?: string): string {
  if (frontMatterSlug !== undefined) return frontMatterSlug;
  return file
    .replace(/(?:\/index)?\.md$/u, "")
    .replace(/^.*\//u, "")
    .normalize("NFC");
}

/**
 * The canonical path of an entry or a record on the site; undefined for a collection without pages of its own.
 * @param fields the front matter, not validated
 */
export function entryPath(
  collection: CollectionName,
  slug: string,
  fields: { kind?: unknown } = {},
): string | undefined {
  const facts: Collection = collections[collection];
  return facts.kind === "settings" ? undefined : facts.path?.(slug, fields);
}

/** Every path that a slug may have in its collection, whatever the fields of its entry are. */
export function possiblePaths(
  collection: CollectionName,
  slug: string,
): readonly string[] {
  const facts: Collection = collections[collection];
  if (facts.kind !== "markdown") return [];
  return facts.possiblePaths?.(slug) ?? [facts.path(slug, {})];
}
