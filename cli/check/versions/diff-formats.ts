import { printable } from "../../report/printable.ts";
import {
  describeChange,
  formatCounts,
  isEmptyDiff,
  nameOf,
  type DiffLinks,
  type DiffReport,
  type DiffSide,
} from "./diff-report.ts";
import { formatDiffMarkdown } from "./format-diff-markdown.ts";

/** The formats of `diff --format`. */
export const diffFormats = {
  table: formatDiffTable,
  json: formatDiffJson,
  markdown: formatDiffMarkdown,
} as const satisfies Record<
  string,
  (report: DiffReport, links: DiffLinks) => string
>;

/** Goes up by one with each change that breaks readers of the JSON. */
const VERSION = 1;

function formatDiffJson({ diff, from, summary, to }: DiffReport): string {
  const value = {
    version: VERSION,
    from: toJson(from),
    to: toJson(to),
    summary,
  };
  return `${JSON.stringify({ ...value, ...diff }, null, 2)}\n`;
}

function toJson({ commit, ref }: DiffSide) {
  return { ref, commit: commit ?? null };
}

function formatDiffTable(report: DiffReport): string {
  const { diff, from, to } = report;
  const { addresses, anchors, entries, files, unreadable } = diff;
  const between = `${from.ref} -> ${to.ref}`;
  if (isEmptyDiff(report)) return `No differences: ${printable(between)}.\n`;
  const counts = formatCounts(report) || "no entry differs";
  const blocks = [
    [printable(`${between}: ${counts}`)],
    formatRows(
      entries.map((entry) => [
        entry.change,
        nameOf(entry),
        describeChange(entry).join("; "),
      ]),
    ),
    titled("addresses", [
      ...addresses.added.map(({ path }) => ["+", path]),
      ...addresses.removed.map(({ path }) => ["-", path]),
      ...addresses.redirected.map(({ path, to }) => [">", path, `to ${to}`]),
    ]),
    titled(
      "headings",
      anchors.flatMap(({ added, path, removed }) => [
        ...added.map((anchor) => ["+", `${path}#${anchor}`]),
        ...removed.map((anchor) => ["-", `${path}#${anchor}`]),
      ]),
    ),
    titled(
      "files",
      files.map(({ change, file }) => [change, file]),
    ),
    titled(
      "not compared, because of errors",
      unreadable.map(({ file, side }) => [side, file]),
    ),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function titled(title: string, rows: readonly string[][]): string[] {
  return rows.length === 0
    ? []
    : [title, ...formatRows(rows).map((row) => `  ${row}`)];
}

function formatRows(rows: readonly string[][]): string[] {
  const cells = rows.map((row) => row.map(printable));
  const widths = cells.reduce<number[]>(
    (widest, row) =>
      row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length)),
    [],
  );
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
