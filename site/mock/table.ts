/** The cells of a table, one row a line, with " | " between them. */
export function readTable(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" | "));
}

/** "9 7 5" as numbers. */
export const readNumbers = (cell: string): number[] =>
  cell.split(" ").map(Number);
