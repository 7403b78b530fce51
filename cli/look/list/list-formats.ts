import { formatCsv } from "../../report/format-csv.ts";
import { formatJsonText } from "../../report/json-text.ts";
import { formatTable } from "../../report/format-table.ts";
import { defaultFields } from "./list-fields.ts";
import { fieldOf, type ListRow } from "./list-row.ts";
import type { ListQuery } from "./parse-query.ts";

type ListFormat = (
  rows: readonly ListRow[],
  query: Pick<ListQuery, "collection" | "fields">,
  width: number | undefined,
) => string;

/** Prints rows in each of the formats that `list --format` takes. */
export const listFormats = {
  table: (rows, { collection, fields }, width) => {
    if (rows.length === 0) return "";
    // Empty default columns are left out.
    const columns =
      fields ??
      defaultFields(collection).filter((field) =>
        rows.some((row) => row[field] !== undefined),
      );
    return formatTable(columns, cellsOf(columns, rows), width);
  },
  // Programs get every field unless they choose some.
  json: (rows, { fields }) => {
    const shown = fields ? rows.map((row) => pickFields(row, fields)) : rows;
    return formatJsonText(shown);
  },
  csv: (rows, { collection, fields = defaultFields(collection) }) =>
    formatCsv(fields, cellsOf(fields, rows)),
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
