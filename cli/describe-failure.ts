import { AppError } from "./app-error.ts";
import { describeSystemError } from "./describe-system-error.ts";

export interface Failure {
  message: string;
  hint?: string;
}

/** What a person is told of an error that ended a run: what happened and what to do; of a mistake of ours, where. */
export function describeFailure(error: unknown, cwd: string): Failure {
  const expected =
    error instanceof AppError ? error : describeSystemError(error, cwd);
  const { hint, message } = expected ?? {
    message: "This is a bug in the content toolchain, not in your content.",
    hint: error instanceof Error ? (error.stack ?? error.message) : "",
  };
  return hint === undefined ? { message } : { message, hint };
}

/** The same as a person reads it. */
export function formatFailure({ hint, message }: Failure): string {
  return `error: ${message}\n${hint === undefined ? "" : `${hint}\n`}`;
}
