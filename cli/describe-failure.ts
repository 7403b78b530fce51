import { AppError } from "./app-error.ts";
import { describeSystemError } from "./describe-system-error.ts";

export interface Failure {
  message: string;
  hint?: string;
}

/** Describes the error that ended a run: what happened and what to do. For a bug, the stack. */
export function describeFailure(error: unknown, cwd: string): Failure {
  const expected =
    error instanceof AppError ? error : describeSystemError(error, cwd);
  const { hint, message } = expected ?? {
    message: "This is a bug in the content toolchain, not in your content.",
    hint: error instanceof Error ? (error.stack ?? error.message) : "",
  };
  return hint === undefined ? { message } : { message, hint };
}

/** The failure as text for stderr, with a line feed at its end. */
export function formatFailure({ hint, message }: Failure): string {
  return `error: ${message}\n${hint === undefined ? "" : `${hint}\n`}`;
}
