import { posix } from "node:path";
import { collections, type Collection } from "#schema";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { defineRule, type PlacedFinding } from "../define-rule.ts";
import { formatSuggestion } from "../nearest-word.ts";
import {
  fitsStyle,
  isSlug,
  slugStyleOf,
  toSlug,
  type SlugStyle,
} from "../../model/slug.ts";
import { isSlugWritten, slugRange } from "./slug-range.ts";

/** Checks file names, and which letters slugs may have. The schema of a collection checks the form of written slugs. */
export const slugFormat = defineRule({
  id: "slug/format",
  level: "error",
  what: "A slug or file name contains characters other than lower-case letters, digits and single hyphens, or letters besides a to z although site.yaml does not say `slugs: unicode`.",
  why: "It becomes an address. Other characters have to be escaped, or differ between machines.",
  whatToDo:
    "Use lower-case words joined by single hyphens, at most 80 characters.",
  bad: "content/blog/Read_The Room.md",
  good: "content/blog/read-the-room.md",
  checkFolder({ folder: { entries, records, settings } }) {
    const style = slugStyleOf(settings);
    return [...entries, ...records].flatMap((entry) => {
      const slug = slugOf(entry);
      return slug === undefined || fitsStyle(slug, style)
        ? []
        : [report(entry, slug, style)];
    });
  },
});

function report(
  entry: MarkdownEntry | RecordEntry,
  slug: string,
  style: SlugStyle,
): PlacedFinding {
  const { file, kind, source } = entry;
  const meant = toSlug(slug, style) || undefined;
  const isOther = isSlug(slug);
  const isNamed = isFileName(entry);
  const subject = isNamed ? "The file name gives the slug" : "The slug is";
  const problem = isOther
    ? "which has other letters than a to z"
    : "which is not valid";
  const message = `${subject} "${slug}", ${problem}.${formatSuggestion(meant)}`;
  const rename = isNamed ? meant && describeName(file, meant) : undefined;
  const choice = "Or set `slugs: unicode` in site.yaml.";
  const help = isOther
    ? `${rename ?? `Write \`${meant ?? "another"}\`.`} ${choice}`
    : rename;
  const range = kind === "record" ? entry.idRange : slugRange(entry);
  return { source, range, message, help };
}

/** Which file or folder to rename. The slug of an index.md is the name of its folder. */
function describeName(file: string, slug: string): string {
  const { base, ext } = posix.parse(file);
  return base === "index.md"
    ? `Name the folder \`${slug}\`.`
    : `Name the file \`${slug}${ext}\`.`;
}

/** The slug or id of an entry. Undefined if the schema reports it. */
function slugOf(entry: MarkdownEntry | RecordEntry): string | undefined {
  const slug = entry.kind === "markdown" ? entry.slug : entry.id;
  if (slug === undefined || isFileName(entry)) return slug;
  return isSlug(slug) ? slug : undefined;
}

/** True if the name of a file is checked here, because no schema does. */
function isFileName(entry: MarkdownEntry | RecordEntry): boolean {
  if (entry.kind === "markdown") return !isSlugWritten(entry);
  const collection: Collection = collections[entry.collection];
  const isFragment = collection.kind === "records" && collection.fragment;
  return Boolean(isFragment) && entry.file.startsWith(`${entry.collection}/`);
}
