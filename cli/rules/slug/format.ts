import { posix } from "node:path";
import { collections, type Collection } from "#schema";
import type { Entry, EntryHead } from "../../model/entry.ts";
import { defineRule } from "../define-rule.ts";
import { formatSuggestion } from "../nearest-word.ts";
import { isSlug, toSlug } from "../../model/slug.ts";
import { isSlugWritten } from "./slug-range.ts";

/** Checks file names. A slug in front matter is checked by the schema of its collection. */
export const slugFormat = defineRule({
  id: "slug/format",
  level: "error",
  what: "A slug or file name contains characters other than lower-case letters, digits and single hyphens.",
  why: "It becomes an address. Other characters have to be escaped, or differ between machines.",
  whatToDo:
    "Use lower-case words joined by single hyphens, at most 80 characters.",
  bad: "content/blog/Read_The Room.md",
  good: "content/blog/read-the-room.md",
  checkFields(entry) {
    const slug = slugOfFile(entry);
    if (slug === undefined) return [];
    if (isSlug(slug)) return [];
    const meant = toSlug(slug) || undefined;
    const message = `The file name gives the slug "${slug}", which is not valid.${formatSuggestion(meant)}`;
    const help = meant && describeName(entry.file, meant);
    return [{ range: { start: 0, end: 0 }, message, help }];
  },
});

/** Which file or folder to rename. The slug of an index.md is the name of its folder. */
function describeName(file: string, slug: string): string {
  const { base, ext } = posix.parse(file);
  return base === "index.md"
    ? `Name the folder \`${slug}\`.`
    : `Name the file \`${slug}${ext}\`.`;
}

/** The slug or id from the file name. Undefined if another rule checks it. */
function slugOfFile(entry: EntryHead | Entry): string | undefined {
  if (entry.kind === "markdown")
    return isSlugWritten(entry) ? undefined : entry.slug;
  if (entry.kind !== "record") return undefined;
  const collection: Collection = collections[entry.collection];
  const isFragment = collection.kind === "records" && collection.fragment;
  const hasOwnFile = entry.file.startsWith(`${entry.collection}/`);
  return isFragment && hasOwnFile ? entry.id : undefined;
}
