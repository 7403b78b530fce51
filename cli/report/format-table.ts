import { printable } from "./printable.ts";
import { cutToWidth, padToWidth, textWidth } from "./text-width.ts";

const GAP = "  ";
/** Columns are not shortened below this width. */
const MIN_WIDTH = 8;

/**
 * A table with column names, numbers aligned to the right.
 * @param width columns of the terminal; undefined if there is none, so that nothing is shortened
 */
export function formatTable(
  names: readonly string[],
  rows: readonly (readonly unknown[])[],
  width?: number,
): string {
  const lines = [
    names.map(printable),
    ...rows.map((row) =>
      names.map((_, column) => printable(formatValue(row[column]))),
    ),
  ];
  const wanted = widestCells(lines, names.length);
  const widths = width === undefined ? wanted : fitWidths(wanted, width);
  const sides = names.map((_, column) =>
    isNumeric(rows.map((row) => row[column])) ? "start" : "end",
  );
  return alignCells(lines, widths, sides);
}

/** Rows without names, each column as wide as its widest cell. */
export function formatColumns(lines: readonly (readonly string[])[]): string {
  const shown = lines.map((line) => line.map(printable));
  const columns = Math.max(0, ...lines.map(({ length }) => length));
  return alignCells(shown, widestCells(shown, columns));
}

function widestCells(
  lines: readonly (readonly string[])[],
  columns: number,
): number[] {
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => textWidth(line[column] ?? ""))),
  );
}

function alignCells(
  lines: readonly (readonly string[])[],
  widths: readonly number[],
  sides: readonly ("start" | "end")[] = [],
): string {
  return lines
    .map((line) => {
      const cells = line.map((cell, column) => {
        const width = widths[column] ?? 0;
        return padToWidth(cutToWidth(cell, width), width, sides[column]);
      });
      return `${cells.join(GAP).trimEnd()}\n`;
    })
    .join("");
}

/**
 * Shortens the widest columns one cell at a time until the row fits. The first column names the row and is shortened
 * last.
 */
function fitWidths(wanted: readonly number[], width: number): number[] {
  const widths = [...wanted];
  const total = () =>
    widths.reduce((sum, cells) => sum + cells, 0) +
    GAP.length * (widths.length - 1);
  for (const from of [1, 0]) {
    while (total() > width) {
      const widest = Math.max(...widths.slice(from));
      if (widest <= MIN_WIDTH) break;
      widths[widths.indexOf(widest, from)] = widest - 1;
    }
  }
  return widths;
}

function isNumeric(values: readonly unknown[]): boolean {
  const given = values.filter((value) => value !== undefined && value !== null);
  return given.length > 0 && given.every((value) => typeof value === "number");
}

/**
 * A value of front matter as text: the items of a list separated by commas, a mapping as JSON, and nothing for a
 * missing value.
 */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Records as CSV (RFC 4180), with a header row. Each line ends in CR LF. */
export function formatCsv(
  names: readonly string[],
  rows: readonly (readonly unknown[])[],
): string {
  return [names, ...rows]
    .map((row) => row.map(formatCell).join(","))
    .concat("")
    .join("\r\n");
}

/** A quote mark prevents spreadsheets from running a cell as a formula (OWASP, CSV injection). */
function formatCell(value: unknown): string {
  const text = formatValue(value);
  const isPlain = typeof value === "number" || typeof value === "boolean";
  const safe = !isPlain && /^[=+\-@\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
