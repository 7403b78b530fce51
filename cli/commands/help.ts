import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import { exitCodes } from "../context.ts";
import { suggestName, type AddCommand } from "./command.ts";

export const addHelpCommand: AddCommand = (program, _context, finish) => {
  program
    .helpCommand(false)
    .command("help")
    .description("print the help of a command")
    .argument("[command]", "which one (default: the program itself)")
    .addHelpText("after", "\nExample:\n  content help validate")
    .action(async (name: string | undefined) => {
      const command =
        name === undefined ? program : await findCommand(program, name);
      command.outputHelp();
      finish(exitCodes.clean);
    });
};

/** @throws AppError for an unknown command */
async function findCommand(program: Command, name: string): Promise<Command> {
  const commands = program.createHelp().visibleCommands(program);
  const found = commands.find((command) => namesOf(command).includes(name));
  if (found !== undefined) return found;
  const names = commands.flatMap(namesOf);
  throw new AppError(
    "unknown-command",
    `There is no command "${name}".${await suggestName(name, names)}`,
    { hint: `Commands are: ${names.join(", ")}.` },
  );
}

function namesOf(command: Command): string[] {
  return [command.name(), ...command.aliases()];
}
