import { printable } from "./printable.ts";

/** Lines of cells, each column as wide as its widest cell. */
export function formatColumns(lines: readonly (readonly string[])[]): string {
  const shown = lines.map((line) => line.map(printable));
  const widths: number[] = [];
  for (const line of shown)
    for (const [column, cell] of line.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return shown
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .concat("")
    .join("\n");
}
