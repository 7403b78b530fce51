import { entryStatus, type CollectionName, type EntryStatus } from "#schema";
import type { CompiledFolder } from "../model/compiled-folder.ts";

/** One line of a list, its fields in the order they are shown. */
export type ListRow = Record<string, unknown>;

export interface ListQuery {
  collection?: CollectionName;
  status?: EntryStatus;
  where: readonly { field: string; value: string }[];
  fields?: readonly string[];
}

const DEFAULT_FIELDS = ["collection", "slug", "title", "status", "date"];

/** The entries of a folder as rows, drafts included; records have no status. */
export function listEntries(
  folder: CompiledFolder,
  now: Date,
  { collection, fields = DEFAULT_FIELDS, status, where }: ListQuery,
): ListRow[] {
  const rows: ListRow[] = [
    ...folder.entries.map((entry) => ({
      ...ownFields(entry.raw),
      collection: entry.collection,
      slug: entry.slug,
      status: entryStatus(entry.common, now),
      path: entry.path,
      file: entry.file,
    })),
    ...folder.records.map(({ collection, file, id, raw }) => {
      const own = ownFields(raw);
      const title = own.name ?? own.title ?? own.question;
      return { ...own, collection, slug: id, title, file };
    }),
  ];
  return rows
    .filter((row) => collection === undefined || row.collection === collection)
    .filter((row) => status === undefined || row.status === status)
    .filter((row) => where.every((condition) => fits(row, condition)))
    .map((row) =>
      Object.fromEntries(fields.map((field) => [field, valueAt(row, field)])),
    );
}

function ownFields(raw: unknown): Record<string, unknown> {
  return typeof raw === "object" && raw !== null
    ? Object.fromEntries(Object.entries(raw))
    : {};
}

function fits(
  row: ListRow,
  { field, value }: { field: string; value: string },
): boolean {
  const found = valueAt(row, field);
  return Array.isArray(found)
    ? found.some((item) => String(item) === value)
    : String(found ?? "") === value;
}

/** The value of a field, `image.src` style. */
function valueAt(row: ListRow, field: string): unknown {
  let value: unknown = row;
  for (const step of field.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }
  return value;
}
