import {
  submissionFields,
  type Submission,
  type SubmissionKind,
} from "./submission.ts";

/** A submission as exports and --json print it: flat, without empty fields. */
export function toRecord(
  submission: Submission,
): Readonly<Record<string, string | boolean>> {
  const { id, kind, createdAt, email, fields, quarantined, state } = submission;
  const flat = { id, kind, createdAt, email, ...fields };
  return { ...flat, ...(state && { state }), quarantined };
}

/** The columns of a CSV export: all fields that records of these kinds may have, in a fixed order. */
export function recordColumns(kinds: readonly SubmissionKind[]): string[] {
  const fields = kinds.flatMap((kind) => submissionFields[kind]);
  const state = kinds.includes("newsletter") ? ["state"] : [];
  return ["id", "kind", "createdAt", "email", ...fields, ...state].concat(
    "quarantined",
  );
}

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
    .map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)))
    .map((line) => `${line.join("  ").trimEnd()}\n`)
    .join("");
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 3)}...`;
}
