import { makeIds } from "../../model/made-ids.ts";
import type { OpenContent } from "../open-content.ts";
import {
  compareValues,
  fieldOf,
  isMet,
  toListRow,
  type ListRow,
} from "./condition.ts";
import { type ListQuery, type SortKey, defaultFields } from "./parse-query.ts";
import { formatCsv, formatTable } from "../../report/format-table.ts";
import { formatJsonText } from "../../report/json-text.ts";

/**
 * The entries and records that match a query, drafts included. Without a sort key, entries come first, ordered by file.
 */
export function listEntries(
  { bodyOf, compiled, folders }: OpenContent,
  { collection, sort, statuses, where }: ListQuery,
  now: Date,
): ListRow[] {
  const { entries, records } = compiled.folder;
  const ids = makeIds(entries);
  const context = { now, show: folders.show, bodyOf, ids };
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

type ListFormat = (
  rows: readonly ListRow[],
  query: Pick<ListQuery, "collection" | "fields" | "statuses">,
  width: number | undefined,
) => string;

/** Prints rows in each of the formats that `list --format` takes. */
export const listFormats = {
  table: (rows, query, width) => {
    if (rows.length === 0) return "";
    // Empty default columns are left out.
    const columns =
      query.fields ??
      defaultFields(query).filter((field) =>
        rows.some((row) => row[field] !== undefined),
      );
    return formatTable(columns, cellsOf(columns, rows), width);
  },
  // Programs get every field unless they choose some.
  json: (rows, { fields }) => {
    const shown = fields ? rows.map((row) => pickFields(row, fields)) : rows;
    return formatJsonText(shown);
  },
  csv: (rows, query) => {
    const { fields = defaultFields(query) } = query;
    return formatCsv(fields, cellsOf(fields, rows));
  },
} satisfies Record<string, ListFormat>;

function pickFields(row: ListRow, fields: readonly string[]): ListRow {
  return Object.fromEntries(
    fields.map((field) => [field, fieldOf(row, field)]),
  );
}

function cellsOf(
  fields: readonly string[],
  rows: readonly ListRow[],
): unknown[][] {
  return rows.map((row) => fields.map((field) => fieldOf(row, field)));
}
