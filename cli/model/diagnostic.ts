import type { TextEdit } from "./source-text.ts";

export type Severity = "error" | "warning";

/** A range of a file in lines and columns, both from 1. The end column is exclusive. */
export interface Place {
  /** Path relative to the content folder; reports show it relative to where the command was run. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Another place that belongs to a problem, such as the first of two equal slugs. */
export interface RelatedPlace extends Place {
  message: string;
}

/** One problem of the content, for a writer to solve. Returned as a value, never thrown. */
export interface Diagnostic extends Place {
  /** The id of the rule, such as `link/missing`. */
  rule: string;
  severity: Severity;
  /** The problem in whole sentences, with the invalid value. */
  message: string;
  /**
   * The message without the parts that depend on other files, which identifies the problem in a baseline. By default
   * the message without its suggestion: see `stableMessageOf`.
   */
  stableMessage?: string;
  /** For a duplicate: the file that used the value first. With another first file, it counts as another problem. */
  firstFile?: string;
  /** What to do. */
  help: string;
  /** True if a command can solve it automatically. */
  fixable: boolean;
  /** The edits of the decoded file that solve it. Either all of them are made or none. Only with `fixable`. */
  fix?: TextEdit[];
  related: RelatedPlace[];
}

/** The result of a stage: its value, if it has one, and the problems that it found. */
export interface StageResult<T> {
  value?: T;
  diagnostics: Diagnostic[];
}

/** Sorted by file, place and rule: the order of every report. */
export function sortDiagnostics(
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  );
}

/** By code unit: the same order on every machine and in every language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
