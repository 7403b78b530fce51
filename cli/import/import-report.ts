import { compareText } from "../model/diagnostic.ts";
import type { DialectName } from "./dialects/dialect.ts";
import type { Loss } from "./losses.ts";
import type { Skipped } from "./read-documents.ts";

/** One document that became an entry. */
export interface Imported {
  /** Relative to the project. */
  source: string;
  /** Relative to the content folder. */
  file: string;
  /** Its address from now on. */
  path: string;
  draft: boolean;
}

/** What an import did, or would do. */
export interface ImportReport {
  version: 1;
  dialect: DialectName;
  dryRun: boolean;
  summary: {
    found: number;
    imported: number;
    drafts: number;
    skipped: number;
    losses: number;
    /** By kind. */
    lossesByKind: Record<string, number>;
    authors: number;
    categories: number;
    images: number;
    attachments: number;
  };
  imported: Imported[];
  skipped: Skipped[];
  losses: Loss[];
  /** Rules whose level has to be lower for the import to compile, with the number of entries. */
  levels: Record<string, number>;
}

export function summarize(
  report: Omit<ImportReport, "summary" | "version">,
  counts: {
    authors: number;
    categories: number;
    images: number;
    attachments: number;
  },
): ImportReport {
  const losses = report.losses.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      compareText(a.kind, b.kind) ||
      compareText(a.what, b.what),
  );
  const lossesByKind: Record<string, number> = {};
  for (const { kind } of losses.toSorted((a, b) => compareText(a.kind, b.kind)))
    lossesByKind[kind] = (lossesByKind[kind] ?? 0) + 1;
  const { imported, skipped } = report;
  return {
    version: 1,
    ...report,
    losses,
    skipped: skipped.toSorted((a, b) => compareText(a.file, b.file)),
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
