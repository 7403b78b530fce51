import type { Diagnostic, Place } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { countProblems } from "../model/strictness.ts";
import { printable } from "./printable.ts";

/** The scope of a check of a change: `validate --since`. */
export interface SinceSummary {
  /** The commit as it was given. */
  ref: string;
  /** Files that differ, in the content folder and in public/, including removed ones. */
  changed: number;
  /** Other files that were read, because the change may have broken them. */
  untouched: number;
}

/**
 * The input of every reporter. Files are named as in `Diagnostic.file`, also in `sources`, which has the text of
 * every checked file. With `--quiet` there are fewer diagnostics than the summary counts.
 */
export interface Report {
  diagnostics: readonly Diagnostic[];
  summary: {
    files: number;
    errors: number;
    warnings: number;
    /** The number of problems in the baseline, which are not reported and not counted above. */
    known?: number | undefined;
    since?: SinceSummary | undefined;
  };
  sources: ReadonlyMap<string, SourceText>;
}

export interface ReporterOptions {
  colors: boolean;
  /** Columns of the terminal. */
  width: number;
  now: Date;
  /** True if there are more warnings than allowed, so that the command fails. */
  warningsFail: boolean;
}

export type Reporter = (report: Report, options: ReporterOptions) => string;

export function createReport(
  diagnostics: readonly Diagnostic[],
  files: number,
  sources: ReadonlyMap<string, SourceText>,
  extent: Pick<Report["summary"], "since" | "known"> = {},
): Report {
  const summary = { files, ...countProblems(diagnostics), ...extent };
  return { diagnostics, summary, sources };
}

/** The same diagnostic with all its paths converted by `show`. */
export function showPaths(
  diagnostic: Diagnostic,
  show: (file: string) => string,
): Diagnostic {
  const related = diagnostic.related.map((place) => {
    return { ...place, file: show(place.file) };
  });
  return { ...diagnostic, file: show(diagnostic.file), related };
}

/** `3 errors and 1 warning in 45 files.` */
export function formatSummary({ summary }: Pick<Report, "summary">): string {
  const { errors, known = 0, warnings } = summary;
  const found = [count(errors, "error"), count(warnings, "warning")];
  const where = formatExtent(summary);
  const others =
    known === 0 ? "" : `; the baseline knows ${count(known, "other")}`;
  return errors + warnings === 0
    ? `No ${known === 0 ? "" : "new "}problems in ${where}${others}.`
    : `${found.join(" and ")} in ${where}${others}.`;
}

/** Errors first, otherwise in the order of the report. */
export function bySeverity(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const { error = [], warning = [] } = Object.groupBy(
    diagnostics,
    ({ severity }) => severity,
  );
  return [...error, ...warning];
}

function formatExtent({ files, since }: Report["summary"]): string {
  if (since === undefined) return count(files, "file");
  const { changed, ref, untouched } = since;
  return `${count(changed, "changed file")} and ${untouched} untouched, compared with ${printable(ref)}`;
}

/** `blog/a-post.md:3:1`, where the name of the file may have control characters. */
export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
