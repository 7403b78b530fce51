import type { TextEdit } from "./source-text.ts";

export type Severity = "error" | "warning";

/** A stretch of a file as people count it: lines and columns from 1, the end column being the first one after it. */
export interface Place {
  /** Path relative to the content folder; reports show it relative to where the command was run. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Another place that has to do with a problem, such as the first of two equal slugs. */
export interface RelatedPlace extends Place {
  message: string;
}

/** One problem of the content, for a writer to mend. A value, never thrown. */
export interface Diagnostic extends Place {
  /** The id of the rule, such as `link/missing`. */
  rule: string;
  severity: Severity;
  /** What happened, in whole sentences, with the offending value. */
  message: string;
  /** The message without the words that other files decide, by which the problem is known again; by default all of it. */
  gist?: string;
  /** The file with the first claim to what only one may have: beside another one the problem is a new one. */
  rival?: string;
  /** What to do. */
  help: string;
  /** True when a command can mend it without asking. */
  fixable: boolean;
  /** The edits of the file that mend it, in its decoded text: all of them or none. There only when `fixable`. */
  fix?: TextEdit[];
  related: RelatedPlace[];
}

/** What a stage hands on: its value, if it has one, and the problems it met. */
export interface StageResult<T> {
  value?: T;
  diagnostics: Diagnostic[];
}

/** By file, then place, then rule: the order of every report. */
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

/** By code unit: the same order on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
