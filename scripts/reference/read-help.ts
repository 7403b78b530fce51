import { PassThrough } from "node:stream";
import type { Command } from "commander";
import type { CommandContext } from "../../cli/context.ts";
import { createProgram } from "../../cli/program.ts";

/** The commands with the help that each one prints. */
export interface CommandHelp {
  command: Command;
  /** `list`. */
  name: string;
  text: string;
}

/** The tree of commands without a command line: to be described, not run. */
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

/** What each command prints for `--help`, in the order of the program's own help. */
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

/** The help of a command, what is added before and after it included. */
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
