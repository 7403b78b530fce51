import { formatFields } from "../../change/new/format-entry.ts";
import { compareText } from "../../model/diagnostic.ts";
import { valueAt } from "../project/plain-value.ts";
import type { Import } from "../open-import.ts";
import type { EntryFile } from "./entry-files.ts";

/** One entry ready to be written. */
export interface ComposedEntry {
  source: string;
  slug: string;
  fields: Record<string, unknown>;
  isUndated: boolean;
  body: string;
  images: readonly EntryFile[];
  attachments: readonly EntryFile[];
}

/** A file to write: relative to the content folder, or to public/ with a leading slash. */
export interface PlannedFile {
  path: string;
  bytes: Uint8Array;
}

/** Path below the content folder. */
export function fileOf(collection: string, { images, slug }: ComposedEntry) {
  const end = images.length === 0 ? ".md" : "/index.md";
  return `${collection}/${slug}${end}`;
}

/** The files of an entry, its text first. */
export function filesOf(entry: ComposedEntry, into: string): PlannedFile[] {
  const { attachments, body, fields, images, isUndated, slug } = entry;
  const yaml = formatFields(fields);
  const noted = isUndated
    ? yaml.replace(/^(date: .*)$/mu, "$1 # not known")
    : yaml;
  const lines = body.replaceAll("\r\n", "\n").replace(/^(?:[ \t]*\n)+/u, "");
  const text = `---\n${noted}---\n\n${lines.trimEnd()}\n`;
  const folder = `${into}/${slug}/`;
  return [
    { path: fileOf(into, entry), bytes: Buffer.from(text) },
    ...images.map(({ bytes, name }) => ({ path: folder + name, bytes })),
    ...attachments.map(({ bytes, name }) => ({ path: name, bytes })),
  ];
}

/** Ids and places in an order go on from those that are taken, by date. */
export function numberEntries(
  entries: readonly ComposedEntry[],
  { before, into }: Import,
): void {
  if (!["blog", "guides", "docs"].includes(into)) return;
  const key = into === "blog" ? "id" : "order";
  const numbers = before.folder.entries
    .filter(({ collection }) => collection === into)
    .map(({ raw }) => Number(valueAt(raw, key)) || 0);
  let next = Math.max(0, ...numbers) + 1;
  const rank = ({ fields, source }: ComposedEntry) =>
    `${String(fields.date)} ${source}`;
  for (const entry of entries.toSorted((a, b) => compareText(rank(a), rank(b))))
    if (entry.fields[key] === undefined)
      entry.fields = { [key]: next++, ...entry.fields };
}
