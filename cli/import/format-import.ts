import { formatColumns } from "../report/format-table.ts";
import { printable } from "../report/printable.ts";
import type { ImportReport } from "./import-report.ts";

/** How a report is printed; `json` is stable. */
export const importFormats = {
  table: formatTable,
  json: (report: ImportReport) => `${JSON.stringify(report, undefined, 2)}\n`,
};

/** From this many on, losses that are all alike are printed once. */
const MANY = 4;

/** Every loss with its place, what was left out with its reason, and the sum of it all. */
function formatTable(report: ImportReport): string {
  const { dryRun, levels, losses, skipped, summary } = report;
  const { found, lossesByKind, ...counts } = summary;
  const alike = Map.groupBy(losses, ({ kind, outcome, what }) => {
    const name = kind === "field" ? what.replace(/:.*$/su, "") : what;
    return `${kind}  ${name} -> ${outcome}`;
  });
  const lines = [...alike].flatMap(([text, all]) => {
    const places = all.map(({ file, line }) => `${file}:${line}`);
    return places.length < MANY
      ? places.map((place) => `${place}  ${text}`)
      : [`${places[0] ?? ""}  ${text}, ${places.length} times`];
  });
  const left = skipped.map(({ file, reason }) => `${file}  ${reason}`);
  const lists = [
    ["Losses", ...lines],
    ["Left out", ...left],
  ].filter((list) => list.length > 1);
  const rows = [
    ["found", found],
    [dryRun ? "would be imported" : "imported", counts.imported],
    ["  of these drafts", counts.drafts],
    ["left out", counts.skipped],
    ["new authors", counts.authors],
    ["new categories", counts.categories],
    ["images", counts.images],
    ["losses", counts.losses],
    ...Object.entries(lossesByKind).map(([kind, n]) => [`  ${kind}`, n]),
    ...Object.entries(levels).map(([rule, n]) => [`${rule} (a warning)`, n]),
  ].map(([label, n]) => [String(label), String(n)]);
  const texts = lists.map((list) => `${list.map(printable).join("\n")}\n`);
  return [...texts, formatColumns(rows)].join("\n");
}
