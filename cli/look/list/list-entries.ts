import type { CollectionName, EntryStatus } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { compareValues, isMet, type Condition } from "./condition.ts";
import {
  toListRow,
  valueAt,
  type ListRow,
  type RowContext,
} from "./list-row.ts";

/** A field to sort by, and which way. */
export interface SortKey {
  field: string;
  descending: boolean;
}

export interface ListQuery {
  collection: CollectionName | undefined;
  /** Any of these; records have no status. */
  statuses: readonly EntryStatus[];
  where: readonly Condition[];
  sort: readonly SortKey[];
  limit: number;
}

export interface EntryList {
  fields: readonly string[];
  rows: ListRow[];
}

/** The entries that a query asks for, drafts included, by collection and file unless it says otherwise. */
export function listEntries(
  folder: Pick<CompiledFolder, "entries" | "records">,
  query: ListQuery,
  context: RowContext,
): ListRow[] {
  const { collection, limit, sort, statuses, where } = query;
  const rows = [...folder.entries, ...folder.records]
    .filter((entry) => (collection ?? entry.collection) === entry.collection)
    .map((entry) => toListRow(entry, context))
    .filter(
      ({ status }) =>
        statuses.length === 0 || statuses.some((wanted) => wanted === status),
    )
    .filter((row) => where.every((condition) => isMet(condition, row)));
  return (sort.length === 0 ? rows : sortRows(rows, sort)).slice(0, limit);
}

/** Only these fields of each row, in this order; a field that a row lacks is left out. */
export function pickFields(
  rows: readonly ListRow[],
  fields: readonly string[],
): ListRow[] {
  return rows.map((row) =>
    Object.fromEntries(fields.map((field) => [field, valueAt(row, field)])),
  );
}

/** Rows without a value come last, whichever way. */
function sortRows(rows: readonly ListRow[], keys: readonly SortKey[]) {
  return rows.toSorted((a, b) => {
    for (const { descending, field } of keys) {
      const [left, right] = [valueAt(a, field), valueAt(b, field)];
      const missing = Number(isMissing(left)) - Number(isMissing(right));
      if (missing !== 0) return missing;
      const order = compareValues(left, right);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}
