import { CommanderError } from "commander";
import { Stopped } from "./app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "./context.ts";
import { describeFailure, formatFailure } from "./describe-failure.ts";
import { createProgram } from "./program.ts";

export { Stopped } from "./app-error.ts";

/**
 * Runs one command and gives back its exit code: 0 clean, 1 content problems, 2 could not run, or that of the signal
 * that stopped it. Never throws.
 */
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
  const failure = describeFailure(error, context.cwd);
  context.stderr.write(formatFailure(failure));
  const reason: unknown = context.signal?.reason;
  return reason instanceof Stopped
    ? exitCodes[reason.signal]
    : exitCodes.cannotRun;
}
