import { printable } from "../report/printable.ts";
import type { ImportReport } from "./import-report.ts";
import type { Loss } from "./losses.ts";

/** How a report is printed; `json` is stable. */
export const importFormats = {
  table: formatTable,
  json: (report: ImportReport) => `${JSON.stringify(report, undefined, 2)}\n`,
};

/** From this many on, losses that are all alike are printed once. */
const MANY = 4;

/** Every loss with its place, what was left out with its reason, and the sum of it all. */
function formatTable(report: ImportReport): string {
  const { losses, skipped } = report;
  const fields = losses.filter(({ kind }) => kind === "field");
  const others = losses.filter(({ kind }) => kind !== "field");
  const parts = [
    [
      "Losses",
      ...formatLosses(
        others,
        ({ kind, outcome, what }) => `${kind}  ${what} -> ${outcome}`,
      ),
    ],
    [
      "Fields that no field of ours takes",
      ...formatLosses(
        fields,
        ({ outcome, what }) => `${what.replace(/:.*$/su, "")} -> ${outcome}`,
      ).toSorted(),
    ],
    ["Left out", ...skipped.map(({ file, reason }) => `${file}  ${reason}`)],
    formatSummary(report),
  ];
  const shown = parts.filter((lines) => lines.length > 1);
  return `${shown.map((lines) => lines.map(printable).join("\n")).join("\n\n")}\n`;
}

function formatLosses(
  losses: readonly Loss[],
  describe: (loss: Loss) => string,
): string[] {
  return [...Map.groupBy(losses, describe)].flatMap(([text, alike]) => {
    const places = alike.map(({ file, line }) => `${file}:${line}`);
    if (places.length < MANY) return places.map((place) => `${place}  ${text}`);
    return [`${places[0] ?? ""}  ${text}, ${places.length} times`];
  });
}

function formatSummary({ dryRun, levels, summary }: ImportReport): string[] {
  const rows: (readonly [string, number])[] = [
    ["found", summary.found],
    [dryRun ? "would be imported" : "imported", summary.imported],
    ["  of these drafts", summary.drafts],
    ["left out", summary.skipped],
    ["new authors", summary.authors],
    ["new categories", summary.categories],
    ["images", summary.images],
    ["other files", summary.attachments],
    ["losses", summary.losses],
    ...Object.entries(summary.lossesByKind).map(
      ([kind, count]) => [`  ${kind}`, count] as const,
    ),
    ...Object.entries(levels).map(
      ([rule, count]) => [`${rule} (a warning there)`, count] as const,
    ),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(
    ([label, count]) => `${label.padEnd(width)}  ${String(count).padStart(6)}`,
  );
}
