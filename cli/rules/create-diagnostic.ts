import type { Diagnostic } from "../model/diagnostic.ts";
import { placeOf, startOf } from "../model/place-of.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import { buildDiagnostic } from "./build-diagnostic.ts";
import { findRule, type RuleId } from "./catalogue.ts";
import type { Details } from "./finding.ts";

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
