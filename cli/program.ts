import { Command } from "commander";
import { addBuildCommand } from "./commands/build.ts";
import { addDiffCommand } from "./commands/diff.ts";
import { addExplainCommand } from "./commands/explain.ts";
import { addFixCommand } from "./commands/fix.ts";
import { addFmtCommand } from "./commands/fmt.ts";
import { addImportCommand } from "./commands/import.ts";
import { addListCommand } from "./commands/list.ts";
import { addNewCommand } from "./commands/new.ts";
import { addMoveCommand } from "./commands/mv.ts";
import { addRefsCommand } from "./commands/refs.ts";
import { addRemoveCommand } from "./commands/rm.ts";
import { addSchemaCommand } from "./commands/schema.ts";
import { addShowCommand } from "./commands/show.ts";
import { addStatsCommand } from "./commands/stats.ts";
import { addValidateCommand } from "./commands/validate.ts";
import type { CommandContext, ExitCode } from "./context.ts";

/** Takes the exit code of the command that ran. */
export type Finish = (code: ExitCode) => void;

/** In the order of the help. */
const commands = [
  addNewCommand,
  addValidateCommand,
  addFmtCommand,
  addFixCommand,
  addBuildCommand,
  addListCommand,
  addStatsCommand,
  addShowCommand,
  addRefsCommand,
  addMoveCommand,
  addRemoveCommand,
  addDiffCommand,
  addImportCommand,
  addSchemaCommand,
  addExplainCommand,
];

/** The tree of commands. Nothing heavy is loaded before a command runs. */
export function createProgram(
  context: CommandContext,
  finish: Finish,
): Command {
  const program = new Command("content")
    .description("Checks and compiles the content of the site.")
    .exitOverride()
    .showHelpAfterError("(add --help for the options)")
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    })
    .addHelpText(
      "after",
      "\nExit codes: 0 clean, 1 problems in the content, 2 could not run.",
    );
  for (const addCommand of commands) addCommand(program, context, finish);
  return program;
}
