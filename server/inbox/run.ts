import { Command, CommanderError } from "commander";
import { AppError } from "../app-error.ts";
import {
  addBackupCommand,
  addEraseCommand,
  addRedriveCommand,
} from "./commands/changing.ts";
import {
  addExportCommand,
  addListCommand,
  addShowCommand,
  addStatsCommand,
} from "./commands/reading.ts";
import { withInbox, type StaffContext } from "./staff.ts";

/** 0 done, 1 not found, 2 could not run. */
export const exitCodes = { done: 0, notFound: 1, cannotRun: 2 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command tree of `inbox`. */
function createProgram(context: StaffContext): Command {
  const program = new Command("inbox")
    .description(
      "Look after the messages and newsletter addresses that visitors sent.",
    )
    .option(
      "--data <dir>",
      "folder of the SQLite database; goes before DATABASE_URL (default: DATA_DIR, else .data)",
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    })
    .showHelpAfterError("Run with --help to see what there is.");
  for (const add of [
    addListCommand,
    addShowCommand,
    addExportCommand,
    addEraseCommand,
    addRedriveCommand,
    addStatsCommand,
    addBackupCommand,
  ])
    add(program, {
      ...context,
      open(access, use) {
        const { data } = program.opts<{ data?: string }>();
        return withInbox(context, data, access, use);
      },
    });
  return program;
}

/** Runs one command and returns its exit code: 0 done, 1 not found, 2 could not run. Never throws. */
export async function run(context: StaffContext): Promise<ExitCode> {
  try {
    const { argv } = context;
    await createProgram(context).parseAsync(argv, { from: "user" });
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
