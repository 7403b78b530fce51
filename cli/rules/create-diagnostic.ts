import type { Diagnostic, Place } from "../model/diagnostic.ts";
import { placeOf } from "../model/place-of.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import { findRule, type RuleId } from "./catalogue.ts";
import type { Details } from "./finding.ts";

/** A diagnostic about a range of a decoded file, at the rule's own level. */
export function createDiagnostic(
  rule: RuleId,
  source: SourceText,
  range: TextRange,
  message: string,
  details: Details = {},
): Diagnostic {
  return createDiagnosticAt(rule, placeOf(source, range), message, details);
}

/** A diagnostic about a file or folder as a whole, which may be unreadable. */
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
  id: RuleId,
  place: Place,
  message: string,
  { help, related = [], fix, gist, rival, severity }: Details,
): Diagnostic {
  const { level, whatToDo } = findRule(id);
  return {
    ...place,
    rule: id,
    severity: severity ?? (level === "warn" ? "warning" : "error"),
    message: shortenMessage(message),
    ...(gist === undefined ? {} : { gist: shortenMessage(gist) }),
    ...(rival === undefined ? {} : { rival }),
    help: shortenMessage(help ?? whatToDo),
    fixable: fix !== undefined,
    ...(fix === undefined ? {} : { fix }),
    related,
  };
}

/** A message may quote a megabyte; nobody reads more than this. */
const MAX_LENGTH = 2000;

function shortenMessage(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const [start, end] = [text.slice(0, 1500), text.slice(-300)];
  return `${start.toWellFormed()} ... ${end.toWellFormed()}`;
}
