/**
 * One line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula is prefixed with an apostrophe.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(",")}\n`;
}

// Includes full-width signs, which spreadsheets of East Asian locales treat like the plain ones.
const formula = /^[\s\p{Cc}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

function formatCell(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return safe !== cell || /[",\r\n;]/.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}
