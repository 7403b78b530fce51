import { type Diagnostic, placeOf, startOf } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import { buildDiagnostic } from "./build-diagnostic.ts";
import { findRule, type RuleId } from "./catalogue.ts";
import type { Details } from "./define-rule.ts";

/** A problem in words, without its place. */
export interface Problem {
  rule: RuleId;
  message: string;
  help?: string | undefined;
}

/** A diagnostic about a range of a decoded file, at the rule's own level. */
export function createDiagnostic(
  rule: RuleId,
  source: SourceText,
  range: TextRange,
  message: string,
  details?: Details,
): Diagnostic {
  const place = placeOf(source, range);
  return buildDiagnostic(findRule(rule), place, message, details);
}

/** A diagnostic about a file or folder as a whole, which may be unreadable. */
export function createFileDiagnostic(
  rule: RuleId,
  file: string,
  message: string,
  details?: Details,
): Diagnostic {
  return buildDiagnostic(findRule(rule), startOf(file), message, details);
}

/** The limit for one file. A file that breaks a rule in each of 100,000 lines would fill the memory. */
export const MAX_PROBLEMS = 500;

/** Keeps the first problems of a file. If there are more, the last one says so. */
export function limitProblems(
  diagnostics: Diagnostic[],
  source: SourceText,
): Diagnostic[] {
  if (diagnostics.length <= MAX_PROBLEMS) return diagnostics;
  const start = { start: 0, end: 0 };
  const message = `The file has more than ${MAX_PROBLEMS} problems: only the first ones are reported.`;
  return [
    ...diagnostics.slice(0, MAX_PROBLEMS),
    createDiagnostic("file/too-complex", source, start, message, {
      help: "Fix the first ones: most of the others often have the same cause.",
    }),
  ];
}
