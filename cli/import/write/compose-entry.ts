import type { CollectionName } from "#schema";
import { formatFields } from "../../change/new/format-entry.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { compareText } from "../../model/diagnostic.ts";
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

/** The text of an entry's file. */
export function formatEntry({
  body,
  fields,
  isUndated,
}: Pick<ComposedEntry, "body" | "fields" | "isUndated">): string {
  const yaml = formatFields(fields);
  const noted = isUndated
    ? yaml.replace(/^(date: .*)$/mu, "$1 # not known")
    : yaml;
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

/** Ids and places in an order go on from those that are taken, by date. */
export function numberEntries(
  entries: readonly ComposedEntry[],
  { folder }: CompileResult,
  into: CollectionName,
): void {
  const key = into === "blog" ? "id" : "order";
  if (!["blog", "guides", "docs"].includes(into)) return;
  const numbers = folder.entries
    .filter(({ collection }) => collection === into)
    .map(({ raw }) =>
      typeof raw === "object" && raw !== null
        ? Number(Reflect.get(raw, key))
        : 0,
    );
  let next = Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
  const ordered = entries.toSorted(
    (a, b) =>
      compareText(String(a.fields.date), String(b.fields.date)) ||
      compareText(a.source, b.source),
  );
  for (const entry of ordered)
    if (entry.fields[key] === undefined)
      entry.fields = { [key]: next++, ...entry.fields };
}
