import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";

/** What every reporter prints. Files are shown as `Diagnostic.file` says; `sources` are keyed alike. */
export interface Report {
  diagnostics: readonly Diagnostic[];
  summary: { files: number; errors: number; warnings: number };
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
): Report {
  const errors = diagnostics.filter(
    ({ severity }) => severity === "error",
  ).length;
  const warnings = diagnostics.length - errors;
  return { diagnostics, summary: { files, errors, warnings }, sources };
}

/** `3 errors and 1 warning in 45 files.` */
export function formatSummary({ summary }: Report): string {
  const { files, errors, warnings } = summary;
  const found = [count(errors, "error"), count(warnings, "warning")];
  if (errors + warnings === 0) return `No problems in ${count(files, "file")}.`;
  return `${found.join(" and ")} in ${count(files, "file")}.`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
