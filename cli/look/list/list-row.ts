import { entryStatus, nextChangeAt } from "#schema";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { entryKey } from "./find-entry.ts";

/** An entry as lists show it: its own fields, and what is known of it besides. */
export type ListRow = Readonly<Record<string, unknown>>;

/** What every row may have besides the fields of its collection. */
export const computedFields = [
  "entry",
  "collection",
  "slug",
  "name",
  "title",
  "status",
  "changesAt",
  "path",
  "file",
  "words",
] as const;

/** What a row is made with besides its entry. */
export interface RowContext {
  now: Date;
  /** A path as a person in the current folder would write it. */
  show: (file: string) => string;
  wordsOf: (entry: MarkdownEntry) => number | undefined;
}

export function toListRow(
  entry: MarkdownEntry | RecordEntry,
  { now, show, wordsOf }: RowContext,
): ListRow {
  const own = ownFields(entry.raw);
  const place = {
    entry: entryKey(entry),
    collection: entry.collection,
    file: show(entry.file),
  };
  if (entry.kind === "record") {
    const name = own.name ?? own.title ?? own.question;
    return { slug: entry.id, name, title: name, ...own, ...place };
  }
  return {
    ...own,
    ...place,
    slug: entry.slug,
    name: own.title,
    status: entryStatus(entry.common, now),
    changesAt: nextChangeAt([entry.common], now),
    path: entry.path,
    words: wordsOf(entry),
  };
}

function ownFields(raw: unknown): Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw)
    ? Object.fromEntries(Object.entries(raw))
    : {};
}

/** The value of a field, `image.src` style. */
export function valueAt(row: ListRow, field: string): unknown {
  let value: unknown = row;
  for (const step of field.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }
  return value;
}
