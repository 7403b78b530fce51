import type { TextEdit, SourceText, TextRange } from "./source-text.ts";

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

/** The lines and columns of a range, without the line breaks at its end. */
export function placeOf(source: SourceText, range: TextRange): Place {
  const start = source.positionAt(range.start);
  const end = source.positionAt(
    Math.max(range.start, endOfText(source.text, range)),
  );
  return {
    file: source.file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/** A block text of YAML includes the line break after it, which is not visible. */
function endOfText(text: string, { start, end }: TextRange): number {
  let last = end;
  while (last > start && /[\r\n]/u.test(text.charAt(last - 1))) last--;
  return last > start ? last : end;
}

/** The place of a file or folder as a whole. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

const MAX_RELATED = 10;

/** The first ten of the other places with the same problem. */
export function relatedPlaces(
  source: SourceText,
  ranges: readonly TextRange[],
  message: string,
): RelatedPlace[] {
  return ranges
    .slice(0, MAX_RELATED)
    .map((range) => ({ ...placeOf(source, range), message }));
}
