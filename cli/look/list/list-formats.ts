import type { EntryList } from "./list-entries.ts";
import { formatCsv } from "../../report/format-csv.ts";
import { formatTable } from "../../report/format-table.ts";

type ListFormat = (list: EntryList, width: number | undefined) => string;

/** Every format that lists are printed in, by the name that `--format` takes. */
export const listFormats = {
  table: ({ fields, rows }, width) =>
    rows.length === 0 ? "" : formatTable(fields, cellsOf(fields, rows), width),
  json: ({ rows }) => `${JSON.stringify(rows, null, 2)}\n`,
  csv: ({ fields, rows }) => formatCsv(fields, cellsOf(fields, rows)),
} satisfies Record<string, ListFormat>;

export function isListFormat(name: string): name is keyof typeof listFormats {
  return Object.hasOwn(listFormats, name);
}

function cellsOf(
  fields: readonly string[],
  rows: EntryList["rows"],
): unknown[][] {
  return rows.map((row) => fields.map((field) => row[field]));
}
