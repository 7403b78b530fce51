import { CommanderError } from "commander";
import { AppError } from "../app-error.ts";
import { createProgram } from "./program.ts";
import {
  exitCodes,
  type ExitCode,
  type StaffContext,
} from "./staff-context.ts";

/** Runs one command and returns its exit code: 0 done, 1 not found, 2 could not run. Never throws. */
export async function run(context: StaffContext): Promise<ExitCode> {
  try {
    await createProgram(context).parseAsync([...context.argv], {
      from: "user",
    });
    return exitCodes.done;
  } catch (error) {
    return reportFailure(error, context);
  }
}

function reportFailure(error: unknown, { stderr }: StaffContext): ExitCode {
  // Commander has already printed its own message.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.done : exitCodes.cannotRun;
  if (error instanceof AppError) {
    stderr.write(`error: ${error.message}\n`);
    if (error.hint !== undefined) stderr.write(`${error.hint}\n`);
    return error.code === "not_found"
      ? exitCodes.notFound
      : exitCodes.cannotRun;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : "";
  stderr.write(`error: This is a bug in the inbox command.\n${detail}\n`);
  return exitCodes.cannotRun;
}
