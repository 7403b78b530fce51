import { PassThrough } from "node:stream";
import type { Command } from "commander";
import type { CommandContext } from "../../cli/context.ts";
import { createProgram } from "../../cli/program.ts";

/** A command and the help text that it prints. */
export interface CommandHelp {
  command: Command;
  /** For example `list`. */
  name: string;
  text: string;
}

/** The command tree, for reading help texts only. */
export function createSilentProgram(): Command {
  const context: CommandContext = {
    argv: [],
    cwd: "/",
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    env: {},
    clock: () => new Date(0),
  };
  return createProgram(context, () => {});
}

/** The `--help` text of each command, in the order of the program's own help. */
export function readHelp(program: Command): CommandHelp[] {
  return program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({
      command,
      name: command.name(),
      text: helpOf(command),
    }));
}

/** The whole help text of a command, including texts before and after it. */
export function helpOf(command: Command): string {
  let text = "";
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text.trimEnd();
}
