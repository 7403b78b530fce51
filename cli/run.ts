import { CommanderError } from "commander";
import { AppError } from "./app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "./context.ts";
import { describeSystemError } from "./describe-system-error.ts";
import { createProgram } from "./program.ts";

/** Runs one command and gives back its exit code: 0 clean, 1 content problems, 2 could not run. Never throws. */
export async function run(context: CommandContext): Promise<ExitCode> {
  let code: ExitCode = exitCodes.clean;
  const program = createProgram(context, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...context.argv], { from: "user" });
    return code;
  } catch (error) {
    return reportFailure(error, context);
  }
}

function reportFailure(error: unknown, context: CommandContext): ExitCode {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.clean : exitCodes.cannotRun;
  const expected =
    error instanceof AppError ? error : describeSystemError(error, context.cwd);
  if (expected !== undefined) {
    context.stderr.write(`error: ${expected.message}\n`);
    if (expected.hint !== undefined) context.stderr.write(`${expected.hint}\n`);
    return exitCodes.cannotRun;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : "";
  context.stderr.write(
    `error: This is a bug in the content toolchain, not in your content.\n${detail}\n`,
  );
  return exitCodes.cannotRun;
}
