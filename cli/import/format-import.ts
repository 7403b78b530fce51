import type { ImportReport } from "./import-report.ts";
import { printable } from "../report/printable.ts";

/** How a report is printed; `json` is stable. */
export const importFormats = {
  table: formatTable,
  json: (report: ImportReport) => `${JSON.stringify(report, undefined, 2)}\n`,
};

export type ImportFormat = keyof typeof importFormats;

export function isImportFormat(name: string): name is ImportFormat {
  return Object.hasOwn(importFormats, name);
}

/** Every loss with its place, those that are all alike once with their number; what was left out with its reason, and the sum of it all. */
function formatTable(report: ImportReport): string {
  const { dryRun, imported, levels, losses, skipped, summary } = report;
  const parts: string[] = [];
  const fields = new Map<
    string,
    { count: number; first: string; outcome: string }
  >();
  const lines: string[] = [];
  const often = new Map<string, { count: number; first: string }>();
  for (const { file, kind, line, outcome, what } of losses) {
    const key = `${kind}  ${what} -> ${outcome}`;
    const known = often.get(key);
    if (known === undefined)
      often.set(key, { count: 1, first: `${file}:${line}` });
    else known.count++;
  }
  for (const { file, kind, line, outcome, what } of losses) {
    const name =
      kind === "field" ? (/^([^:]+):/u.exec(what)?.[1] ?? what) : undefined;
    if (name === undefined) {
      const key = `${kind}  ${what} -> ${outcome}`;
      const { count = 1, first = "" } = often.get(key) ?? {};
      const place = `${file}:${line}`;
      if (count < 4) lines.push(`${place}  ${key}`);
      else if (place === first) lines.push(`${place}  ${key}, ${count} times`);
      continue;
    }
    const known = fields.get(name);
    if (known === undefined)
      fields.set(name, { count: 1, first: `${file}:${line}`, outcome });
    else known.count++;
  }
  if (lines.length > 0) parts.push(["Losses", ...lines].join("\n"));
  if (fields.size > 0) {
    const rows = [...fields]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, { count, first, outcome }]) =>
          `${name}  ${count} time${count === 1 ? "" : "s"}, first in ${first} -> ${outcome}`,
      );
    parts.push(["Fields that no field of ours takes", ...rows].join("\n"));
  }
  if (skipped.length > 0)
    parts.push(
      [
        "Left out",
        ...skipped.map(({ file, reason }) => `${file}  ${reason}`),
      ].join("\n"),
    );
  const kinds = Object.entries(summary.lossesByKind).map(
    ([kind, count]): [string, number] => [`  ${kind}`, count],
  );
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
    ...kinds,
    ...Object.entries(levels).map(([rule, count]): [string, number] => [
      `${rule} (a warning there)`,
      count,
    ]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  parts.push(
    rows
      .map(
        ([label, count]) =>
          `${label.padEnd(width)}  ${String(count).padStart(6)}`,
      )
      .join("\n"),
  );
  return `${parts.map((part) => part.split("\n").map(printable).join("\n")).join("\n\n")}\n`;
}
