/** Characters that control a terminal or change the direction of its text. */
const unsafe =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text that is safe to print on one line of a terminal. */
export function toTerminalText(text: string): string {
  return text.replaceAll(unsafe, "\ufffd");
}

/** Formats rows under their headings. Columns are as wide as their longest cell, up to `maxWidth` characters. */
export function formatTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  maxWidth = 44,
): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => cut(toTerminalText(cell), maxWidth)),
  );
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 3)}...`;
}
