import type { OpenContent } from "../open-content.ts";
import { compareValues, isMet } from "./condition.ts";
import { toListRow, fieldOf, type ListRow } from "./list-row.ts";
import type { ListQuery, SortKey } from "./parse-query.ts";

/**
 * The entries and records that match a query, drafts included. Without a sort key, entries come first, ordered by file.
 */
export function listEntries(
  { bodyOf, compiled, folders }: OpenContent,
  { collection, sort, statuses, where }: ListQuery,
  now: Date,
): ListRow[] {
  const { entries, records } = compiled.folder;
  const context = { now, show: folders.show, bodyOf };
  const rows = [...entries, ...records]
    .filter((entry) => (collection ?? entry.collection) === entry.collection)
    .map((entry) => toListRow(entry, context))
    .filter(
      ({ status }) =>
        statuses.length === 0 || statuses.some((wanted) => wanted === status),
    )
    .filter((row) => where.every((condition) => isMet(condition, row)));
  return sort.length === 0 ? rows : sortRows(rows, sort);
}

/** Sorts by several keys. Rows without a value come last in both directions. */
function sortRows(
  rows: readonly ListRow[],
  keys: readonly SortKey[],
): ListRow[] {
  return rows.toSorted((a, b) => {
    for (const { descending, field } of keys) {
      const [left, right] = [fieldOf(a, field), fieldOf(b, field)];
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
