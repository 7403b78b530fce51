import { entryPath } from "#schema";
import { compareText } from "../model/diagnostic.ts";
import { formatColumns } from "../report/format-table.ts";
import { printable } from "../report/printable.ts";
import type { Import } from "./import.ts";
import type { Loss } from "./losses.ts";
import type { Skipped } from "./project/open-project.ts";
import { filesOf } from "./write/format-entry.ts";
import type { SettledEntries } from "./write/settle-entries.ts";

/** What an import did, or would do. */
export type ImportReport = ReturnType<typeof summarize>;

export function summarize(
  { accepted, levels, planned }: SettledEntries,
  { categories, dialect, dryRun, into, project }: Import,
) {
  const imported = accepted.map((entry) => ({
    /** Relative to the project. */
    source: entry.source,
    /** Relative to the content folder. */
    file: filesOf(entry, into)[0]?.path ?? "",
    /** Its new address. */
    path: entryPath(into, entry.slug, { kind: "article" }) ?? "",
    draft: entry.fields.draft === true,
  }));
  const skipped: Skipped[] = project.skipped.toSorted((a, b) =>
    compareText(a.file, b.file),
  );
  const left = new Set(skipped.map(({ file }) => file));
  const losses = project.losses
    .filter(({ file }) => !left.has(file))
    .toSorted((a, b) => compareText(placeOf(a), placeOf(b)));
  const kinds = Map.groupBy(losses, ({ kind }) => kind);
  const count = (pattern: RegExp) =>
    planned.filter(({ path }) => pattern.test(path)).length;
  return {
    version: 1,
    dialect,
    dryRun,
    imported,
    skipped,
    losses,
    /** Rules whose level has to be lower for the import to compile, with the number of entries. */
    levels: countAll(levels),
    summary: {
      found: imported.length + skipped.length,
      imported: imported.length,
      drafts: imported.filter(({ draft }) => draft).length,
      skipped: skipped.length,
      losses: losses.length,
      lossesByKind: countAll([...kinds].toSorted()),
      authors: count(/^authors\//u),
      categories: into === "blog" ? categories.added.size : 0,
      redirects: accepted.flatMap(({ fields }) => fields.aliases ?? []).length,
      images: count(/^[^/]+\/[^/]+\/(?!index\.md$)/u),
      attachments: 0,
    },
  };
}

function placeOf({ file, kind, line, what }: Loss): string {
  return [file, String(line).padStart(9), kind, what].join("\0");
}

function countAll(
  groups: Iterable<[string, readonly unknown[]]>,
): Record<string, number> {
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, all.length]),
  );
}

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
    ["redirects", counts.redirects],
    ["images", counts.images],
    ["losses", counts.losses],
    ...Object.entries(lossesByKind).map(([kind, n]) => [`  ${kind}`, n]),
    ...Object.entries(levels).map(([rule, n]) => [`${rule} (a warning)`, n]),
  ].map(([label, n]) => [String(label), String(n)]);
  const texts = lists.map((list) => `${list.map(printable).join("\n")}\n`);
  return [...texts, formatColumns(rows)].join("\n");
}
