export interface Table {
  title: string;
  columns: readonly string[];
  /** Cells as text; numbers are aligned to the right. */
  rows: readonly (readonly string[])[];
  notes?: readonly string[];
}

const isNumber = (cell: string) => /^[\d.,x%-]+$/u.test(cell);

/** A table in plain text. */
export function formatTable({
  title,
  columns,
  rows,
  notes = [],
}: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const isRight = columns.map((_, index) =>
    rows.every((row) => isNumber(row[index] ?? "-")),
  );
  const formatLine = (cells: readonly string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return isRight[index] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [
    title,
    "-".repeat(title.length),
    formatLine(columns),
    ...rows.map(formatLine),
    ...notes.map((note) => `  ${note}`),
    "",
  ].join("\n");
}

/** A number with about three significant digits, or a dash for NaN. */
export function formatNumber(value: number): string {
  if (Number.isNaN(value)) return "-";
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export function formatRatio(value: number): string {
  return Number.isNaN(value) ? "-" : `${value.toFixed(2)}x`;
}
