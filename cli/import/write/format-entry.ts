import { formatFields } from "../../change/new/format-entry.ts";
import { compareText } from "../../model/diagnostic.ts";
import { NO_DATE } from "../fields/compose-fields.ts";
import type { Import } from "../import.ts";
import { valueAt } from "../project/plain-value.ts";

/** A file to write, relative to the content folder. */
export interface PlannedFile {
  path: string;
  bytes: Uint8Array;
  /** The absolute path of the file that it is a copy of. */
  from?: string;
  /** What is in the file, where it is there already and gets more. */
  before?: Buffer | undefined;
}

/** One entry ready to be written. */
export interface ComposedEntry {
  source: string;
  slug: string;
  fields: Record<string, unknown>;
  body: string;
  /** The files beside the entry. */
  images: readonly PlannedFile[];
}

/** The files of an entry, its text last: a run that is cut short leaves valid entries. */
export function filesOf(entry: ComposedEntry, into: string): PlannedFile[] {
  const { body, fields, images, slug } = entry;
  const note = fields.draft === true ? " # not known" : "";
  const yaml = formatFields(fields).replace(`date: ${NO_DATE}`, `$&${note}`);
  const lines = body.replaceAll("\r\n", "\n").replace(/^(?:[ \t]*\n)+/u, "");
  const text = `---\n${yaml}---\n\n${lines.trimEnd()}\n`;
  const folder = `${into}/${slug}`;
  const end = images.length === 0 ? ".md" : "/index.md";
  return [
    ...images.map((file) => ({ ...file, path: `${folder}/${file.path}` })),
    { path: `${folder}${end}`, bytes: Buffer.from(text) },
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
