import { entryStatus, nextChangeAt } from "#schema";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { isMapping, valueAt } from "../../model/value-at.ts";
import { entryKey } from "./find-entry.ts";
import type { BodyOf } from "./read-bodies.ts";

/** An entry as lists show it: its own fields and the computed ones. */
export type ListRow = Readonly<Record<string, unknown>>;

/** The fields that a row of any collection may have. */
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

export interface RowContext {
  now: Date;
  /** Prints a path from the current folder. */
  show: (file: string) => string;
  bodyOf: BodyOf;
}

export function toListRow(
  entry: MarkdownEntry | RecordEntry,
  { bodyOf, now, show }: RowContext,
): ListRow {
  const own = isMapping(entry.raw) ? entry.raw : {};
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
    words: bodyOf(entry)?.words,
  };
}

/** The value of a field, such as `image.src`. */
export function fieldOf(row: ListRow, field: string): unknown {
  return valueAt(row, field.split("."));
}
