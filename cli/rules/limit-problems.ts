import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

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
