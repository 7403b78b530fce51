import { printable } from "../report/printable.ts";
import type { ImportReport } from "./import-report.ts";
import type { Loss } from "./losses.ts";

/** How a report is printed; `json` is stable. */
export const importFormats = {
  table: formatTable,
  json: (report: ImportReport) => `${JSON.stringify(report, undefined, 2)}\n`,
};

export type ImportFormat = keyof typeof importFormats;

export function isImportFormat(name: string): name is ImportFormat {
  return Object.hasOwn(importFormats, name);
}

/** From this many on, losses that are all alike are printed once. */
const MANY = 4;

/** Every loss with its place, what was left out with its reason, and the sum of it all. */
function formatTable(report: ImportReport): string {
  const { losses, skipped } = report;
  const [fields, others] = [
    losses.filter(({ kind }) => kind === "field"),
    losses.filter(({ kind }) => kind !== "field"),
  ];
  const parts = [
    ["Losses", ...formatLosses(others)],
    ["Fields that no field of ours takes", ...formatFields(fields)],
    ["Left out", ...skipped.map(({ file, reason }) => `${file}  ${reason}`)],
    formatSummary(report),
  ];
  const shown = parts.filter((lines) => lines.length > 1);
  return `${shown.map((lines) => lines.map(printable).join("\n")).join("\n\n")}\n`;
}

function formatLosses(losses: readonly Loss[]): string[] {
  const groups = Map.groupBy(
    losses,
    ({ kind, outcome, what }) => `${kind}  ${what} -> ${outcome}`,
  );
  return [...groups].flatMap(([text, alike]) => {
    const [first = ""] = alike.map(({ file, line }) => `${file}:${line}`);
    if (alike.length >= MANY)
      return [`${first}  ${text}, ${alike.length} times`];
    return alike.map(({ file, line }) => `${file}:${line}  ${text}`);
  });
}

function formatFields(losses: readonly Loss[]): string[] {
  const groups = Map.groupBy(
    losses,
    ({ what }) => /^([^:]+):/u.exec(what)?.[1] ?? what,
  );
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, [first, ...more]]) => {
      const times = more.length === 0 ? "1 time" : `${more.length + 1} times`;
      return `${name}  ${times}, first in ${first?.file ?? ""}:${first?.line ?? 1} -> ${first?.outcome ?? ""}`;
    });
}

function formatSummary({
  dryRun,
  imported,
  levels,
  summary,
}: ImportReport): string[] {
  const rows: [string, number][] = [
    ["found", summary.found],
    [dryRun ? "would be imported" : "imported", imported.length],
    ["  of these drafts", summary.drafts],
    ["left out", summary.skipped],
    ["new authors", summary.authors],
    ["new categories", summary.categories],
    ["images", summary.images],
    ["other files", summary.attachments],
    ["losses", summary.losses],
    ...Object.entries(summary.lossesByKind).map(
      ([kind, count]): [string, number] => [`  ${kind}`, count],
    ),
    ...Object.entries(levels).map(([rule, count]): [string, number] => [
      `${rule} (a warning there)`,
      count,
    ]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(
    ([label, count]) => `${label.padEnd(width)}  ${String(count).padStart(6)}`,
  );
}
