import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** More than anybody mends in one go; a file that breaks a rule in each of 100,000 lines would fill the memory. */
export const MOST_PROBLEMS = 500;

/** The first problems of a file; where there are more, the last one says so. */
export function limitProblems(
  diagnostics: Diagnostic[],
  source: SourceText,
): Diagnostic[] {
  if (diagnostics.length <= MOST_PROBLEMS) return diagnostics;
  const start = { start: 0, end: 0 };
  const message = `The file has more than ${MOST_PROBLEMS} problems: only the first are told.`;
  return [
    ...diagnostics.slice(0, MOST_PROBLEMS),
    createDiagnostic("file/too-complex", source, start, message, {
      help: "Mend the first ones: most of the others often come from the same slip.",
    }),
  ];
}
