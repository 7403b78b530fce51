import { compareText } from "../model/diagnostic.ts";
import { formatColumns } from "../report/format-table.ts";
import { printable } from "../report/printable.ts";
import type { Import } from "./import.ts";
import type { Loss } from "./losses.ts";
import { filesOf, type SettledEntries } from "./write/settle-entries.ts";

/** What an import did, or would do. */
export type ImportReport = ReturnType<typeof summarize>;

export function summarize(
  { accepted, levels, planned }: SettledEntries,
  { categories, dialect, dryRun, into, project }: Import,
) {
  const imported = accepted.map((entry) => ({
    /** Relative to the project. */
    source: entry.document.path,
    /** Relative to the content folder. */
    file: filesOf(entry, into).at(-1)?.path ?? "",
    /** Its new address. */
    path: entry.address,
    draft: entry.fields.draft === true,
  }));
  const skipped = project.skipped.toSorted((a, b) =>
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

function countAll(groups: Iterable<[string, readonly unknown[]]>) {
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, all.length]),
  );
}

function placeOf({ file, kind, line, what }: Loss): string {
  return [file, String(line).padStart(9), kind, what].join("\0");
}

/** How a report is printed; `json` is stable. */
export const importFormats = {
  table: formatTable,
  json: (report: ImportReport) => `${JSON.stringify(report, undefined, 2)}\n`,
};

/** Every loss with its place, what was left out with its reason, and the sum of it all. */
function formatTable(report: ImportReport) {
  const { dryRun, levels, losses, skipped, summary } = report;
  const { imported, lossesByKind, ...counts } = summary;
  const lines = [
    ...losses.map(
      ({ file, kind, line, outcome, what }) =>
        `${file}:${line}  ${kind}  ${what} -> ${outcome}`,
    ),
    ...skipped.map(({ file, reason }) => `${file}  left out: ${reason}`),
  ];
  const rows = [
    [dryRun ? "would be imported" : "imported", imported],
    ...Object.entries(counts),
    ...Object.entries(lossesByKind).map(([kind, n]) => [`  lost: ${kind}`, n]),
    ...Object.entries(levels),
  ].map((row) => row.map(String));
  return `${lines.map(printable).join("\n")}\n\n${formatColumns(rows)}`;
}
