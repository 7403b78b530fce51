import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { printable } from "./printable.ts";

/** How much a check of a change looked at: `validate --since`. */
export interface SinceSummary {
  /** The commit as it was named. */
  ref: string;
  /** Files that differ, in the content folder and in public/, those that are gone included. */
  changed: number;
  /** Other files that were read, because the change may have broken them. */
  untouched: number;
}

/** What every reporter prints. Files are shown as `Diagnostic.file` says; `sources` are keyed alike. */
export interface Report {
  diagnostics: readonly Diagnostic[];
  summary: {
    files: number;
    errors: number;
    warnings: number;
    since?: SinceSummary;
  };
  sources: ReadonlyMap<string, SourceText>;
}

export interface ReporterOptions {
  colors: boolean;
}

export type Reporter = (report: Report, options: ReporterOptions) => string;

export function createReport(
  diagnostics: readonly Diagnostic[],
  files: number,
  sources: ReadonlyMap<string, SourceText>,
  since?: SinceSummary,
): Report {
  const errors = diagnostics.filter(
    ({ severity }) => severity === "error",
  ).length;
  const warnings = diagnostics.length - errors;
  const counts = { files, errors, warnings };
  const summary = since === undefined ? counts : { ...counts, since };
  return { diagnostics, summary, sources };
}

/** `3 errors and 1 warning in 45 files.` */
export function formatSummary({ summary }: Report): string {
  const { errors, warnings } = summary;
  const found = [count(errors, "error"), count(warnings, "warning")];
  const where = formatExtent(summary);
  return errors + warnings === 0
    ? `No problems in ${where}.`
    : `${found.join(" and ")} in ${where}.`;
}

function formatExtent({ files, since }: Report["summary"]): string {
  if (since === undefined) return count(files, "file");
  const { changed, ref, untouched } = since;
  return `${count(changed, "changed file")} and ${untouched} untouched, compared with ${printable(ref)}`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
