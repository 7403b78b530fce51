import type { ListRow } from "../list/list-entries.ts";
import { printable } from "./printable.ts";

/** Every format that lists are printed in, by the name that `--format` takes. */
export const listFormats = {
  table: formatTable,
  json: (rows: readonly ListRow[]) => `${JSON.stringify(rows, null, 2)}\n`,
  csv: formatCsv,
};

export function isListFormat(name: string): name is keyof typeof listFormats {
  return Object.hasOwn(listFormats, name);
}

const WIDEST = 60;

function formatTable(rows: readonly ListRow[]): string {
  const [first] = rows;
  if (first === undefined) return "No entries.\n";
  const names = Object.keys(first);
  const lines = [
    names,
    ...rows.map((row) =>
      names.map((name) => shorten(printable(formatValue(row[name])))),
    ),
  ];
  const widths = names.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .concat("")
    .join("\n");
}

function formatCsv(rows: readonly ListRow[]): string {
  const [first] = rows;
  if (first === undefined) return "";
  const names = Object.keys(first);
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((line) => line.map(formatCsvCell).join(","))
    .concat("")
    .join("\r\n");
}

/** Quoted as RFC 4180 has it; a cell that a spreadsheet would compute is kept a text by a quote mark. */
function formatCsvCell(value: unknown): string {
  const text = formatValue(value);
  const safe =
    /^[=+\-@\t\r]/u.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function shorten(text: string): string {
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 3)}...` : text;
}
