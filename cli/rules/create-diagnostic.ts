import type { Diagnostic, Place, RelatedPlace } from "../model/diagnostic.ts";
import type { SourceText, TextEdit, TextRange } from "../model/source-text.ts";
import { catalogue, type RuleId } from "./catalogue.ts";

export interface Details {
  /** What to do; the catalogue's own words by default. */
  help?: string | undefined;
  related?: RelatedPlace[];
  gist?: string | undefined;
  rival?: string | undefined;
  /** Edits of this file that mend it without asking anybody; all of them are applied, or none. */
  fix?: TextEdit[] | undefined;
}

/** A diagnostic about a stretch of a decoded file, at the level that the catalogue gives its rule. */
export function createDiagnostic(
  rule: RuleId,
  source: SourceText,
  range: TextRange,
  message: string,
  details: Details = {},
): Diagnostic {
  return createDiagnosticAt(rule, placeOf(source, range), message, details);
}

/** A diagnostic about a file or folder as a whole, which may not even be readable. */
export function createFileDiagnostic(
  rule: RuleId,
  file: string,
  message: string,
  details: Details = {},
): Diagnostic {
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return createDiagnosticAt(rule, { file, ...start }, message, details);
}

function createDiagnosticAt(
  rule: RuleId,
  place: Place,
  message: string,
  { help, related = [], fix, gist, rival }: Details,
): Diagnostic {
  const { level, whatToDo } = catalogue[rule];
  return {
    ...place,
    rule,
    severity: level === "warn" ? "warning" : "error",
    message: shorten(message),
    ...(gist === undefined ? {} : { gist: shorten(gist) }),
    ...(rival === undefined ? {} : { rival }),
    help: shorten(help ?? whatToDo),
    fixable: fix !== undefined,
    ...(fix === undefined ? {} : { fix }),
    related,
  };
}

/** Lines and columns of a stretch of a file, without the line breaks that it may end in. */
export function placeOf(source: SourceText, range: TextRange): Place {
  const start = source.positionAt(range.start);
  const end = source.positionAt(
    Math.max(range.start, lastVisible(source.text, range)),
  );
  return {
    file: source.file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/** Where a stretch ends for a reader: a text block of YAML ends with the line break after it. */
function lastVisible(text: string, { start, end }: TextRange): number {
  let last = end;
  while (last > start && /[\r\n]/u.test(text.charAt(last - 1))) last--;
  return last > start ? last : end;
}

/** The longest sentence that anybody reads: what is quoted in it may be a megabyte. */
const LONGEST = 2000;

function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const [start, end] = [text.slice(0, 1500), text.slice(-300)];
  return `${start.toWellFormed()} ... ${end.toWellFormed()}`;
}
