import { BadOption } from "../app-error.ts";
import { exitCodes, type ExitCode } from "../context.ts";

/** The options that decide whether warnings fail a run. */
export interface Strictness {
  strict?: true;
  maxWarnings?: string;
}

/** The number of problems of each severity. */
export interface ProblemCounts {
  errors: number;
  warnings: number;
}

export function countProblems(
  diagnostics: readonly { severity: "error" | "warning" }[],
): ProblemCounts {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return {
    errors: errors.length,
    warnings: diagnostics.length - errors.length,
  };
}

/** @throws AppError unless `--max-warnings` is a whole number */
export function exitCodeOf(
  counts: ProblemCounts,
  strictness: Strictness,
): ExitCode {
  return counts.errors > 0 || doWarningsFail(counts, strictness)
    ? exitCodes.problems
    : exitCodes.clean;
}

/** True when there are more warnings than the options allow. */
export function doWarningsFail(
  { warnings }: ProblemCounts,
  { maxWarnings, strict }: Strictness,
): boolean {
  return warnings > (strict ? 0 : parseMaxWarnings(maxWarnings));
}

/** @throws AppError unless it is a whole number */
export function parseMaxWarnings(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (/^\d+$/u.test(text)) return Number(text);
  throw new BadOption(`--max-warnings takes a whole number, not "${text}".`);
}
