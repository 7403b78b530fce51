import { formatValue } from "./format-value.ts";

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
