import { formatFields } from "../change/new/format-entry.ts";
import type { EntryFile } from "./entry-files.ts";

/** One entry ready to be written. */
export interface ComposedEntry {
  source: string;
  slug: string;
  fields: Record<string, unknown>;
  /** Shown as a comment beside the date when it is not known. */
  dateNote: string | undefined;
  body: string;
  images: EntryFile[];
  attachments: EntryFile[];
}

/** The text of an entry's file. */
export function formatEntry({
  body,
  dateNote,
  fields,
}: Pick<ComposedEntry, "body" | "dateNote" | "fields">): string {
  const yaml = formatFields(fields);
  const noted =
    dateNote === undefined
      ? yaml
      : yaml.replace(/^(date: .*)$/mu, `$1 # ${dateNote}`);
  const text = body
    .replaceAll("\r\n", "\n")
    .replace(/^(?:[ \t]*\n)+/u, "")
    .trimEnd();
  return `---\n${noted}---\n\n${text}\n`;
}

/** Path below the content folder. */
export function fileOf(
  collection: string,
  { images, slug }: Pick<ComposedEntry, "images" | "slug">,
): string {
  return images.length === 0
    ? `${collection}/${slug}.md`
    : `${collection}/${slug}/index.md`;
}
