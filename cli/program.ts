import { readFileSync } from "node:fs";
import { Command } from "commander";
import { addBuildCommand } from "./commands/build.ts";
import { addCompletionCommand } from "./commands/completion.ts";
import { addDiffCommand } from "./commands/diff.ts";
import { addDoctorCommand } from "./commands/doctor.ts";
import { addExplainCommand } from "./commands/explain.ts";
import { addFixCommand } from "./commands/fix.ts";
import { addFmtCommand } from "./commands/fmt.ts";
import { addHelpCommand } from "./commands/help.ts";
import { addImportCommand } from "./commands/import.ts";
import { addLinksCommand } from "./commands/links.ts";
import { addListCommand } from "./commands/list.ts";
import { addLspCommand } from "./commands/lsp.ts";
import { addNewCommand } from "./commands/new.ts";
import { addMoveCommand } from "./commands/mv.ts";
import { addPreviewCommand } from "./commands/preview.ts";
import { addRefsCommand } from "./commands/refs.ts";
import { addRemoveCommand } from "./commands/rm.ts";
import { addSchemaCommand } from "./commands/schema.ts";
import { addShowCommand } from "./commands/show.ts";
import { addStatsCommand } from "./commands/stats.ts";
import { addValidateCommand } from "./commands/validate.ts";
import { refuseRepetition } from "./commands/command.ts";
import type { CommandContext, Finish } from "./context.ts";
import { textAt } from "./model/value-at.ts";

const commands = {
  "Write:": [addNewCommand, addMoveCommand, addRemoveCommand, addImportCommand],
  "Check:": [
    addValidateCommand,
    addFixCommand,
    addFmtCommand,
    addLinksCommand,
    addDiffCommand,
    addExplainCommand,
    addDoctorCommand,
  ],
  "Look:": [
    addListCommand,
    addShowCommand,
    addPreviewCommand,
    addRefsCommand,
    addStatsCommand,
  ],
  "Compile:": [addBuildCommand],
  "Set up:": [
    addLspCommand,
    addSchemaCommand,
    addCompletionCommand,
    addHelpCommand,
  ],
};

/** Creates the tree of commands. Heavy modules are loaded only when a command runs. */
export function createProgram(
  context: CommandContext,
  finish: Finish,
): Command {
  const program = new Command("content")
    .description("Checks and compiles the content of the site.")
    .version(readVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .exitOverride()
    .showHelpAfterError("(add --help for the options)")
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      getOutHelpWidth: () => context.stdout.columns ?? 80,
      getErrHelpWidth: () => context.stderr.columns ?? 80,
    })
    .addHelpText(
      "afterAll",
      "\nExit codes: 0 clean, 1 problems in the content, 2 could not run.",
    );
  for (const [heading, group] of Object.entries(commands)) {
    program.commandsGroup(heading);
    for (const addCommand of group) addCommand(program, context, finish);
  }
  for (const command of program.commands) refuseRepetition(command);
  return program;
}

function readVersion(): string {
  const url = new URL("../package.json", import.meta.url);
  return textAt(JSON.parse(readFileSync(url, "utf8")), "version") ?? "unknown";
}
