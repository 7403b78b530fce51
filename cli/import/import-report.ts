import { compareText } from "../model/diagnostic.ts";
import type { DialectName } from "./dialects/dialect.ts";
import type { Loss } from "./losses.ts";
import type { Skipped } from "./project/open-project.ts";

/** One document that became an entry. */
export interface Imported {
  /** Relative to the project. */
  source: string;
  /** Relative to the content folder. */
  file: string;
  /** Its new address. */
  path: string;
  draft: boolean;
}

/** Records and files that come with the entries. */
interface Counts {
  authors: number;
  categories: number;
  images: number;
  attachments: number;
}

/** What an import did, or would do. */
export interface ImportReport {
  version: 1;
  dialect: DialectName;
  dryRun: boolean;
  summary: Counts & {
    found: number;
    imported: number;
    drafts: number;
    skipped: number;
    losses: number;
    lossesByKind: Record<string, number>;
  };
  imported: Imported[];
  skipped: Skipped[];
  losses: Loss[];
  /** Rules whose level has to be lower for the import to compile, with the number of entries. */
  levels: Record<string, number>;
}

export function summarize(
  report: Omit<ImportReport, "summary" | "version">,
  counts: Counts,
): ImportReport {
  const { imported } = report;
  const skipped = report.skipped.toSorted((a, b) =>
    compareText(a.file, b.file),
  );
  const left = new Set(skipped.map(({ file }) => file));
  const losses = report.losses
    .filter(({ file }) => !left.has(file))
    .toSorted(
      (a, b) =>
        compareText(a.file, b.file) ||
        a.line - b.line ||
        compareText(a.kind, b.kind) ||
        compareText(a.what, b.what),
    );
  const kinds = Map.groupBy(losses, ({ kind }) => kind);
  const lossesByKind = Object.fromEntries(
    [...kinds]
      .map(([kind, all]) => [kind, all.length] as const)
      .toSorted(([a], [b]) => compareText(a, b)),
  );
  return {
    version: 1,
    ...report,
    losses,
    skipped,
    summary: {
      found: imported.length + skipped.length,
      imported: imported.length,
      drafts: imported.filter(({ draft }) => draft).length,
      skipped: skipped.length,
      losses: losses.length,
      lossesByKind,
      ...counts,
    },
  };
}
