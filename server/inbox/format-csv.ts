/**
 * One line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe before it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(",")}\n`;
}

// Full-width signs count too: spreadsheets of East Asian locales take them for the plain ones.
const formula = /^[\s\p{Cc}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

function formatCell(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return safe !== cell || /[",\r\n;]/.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}
