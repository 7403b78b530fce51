import { exitCodes } from "../context.ts";
import { parseChoice, type AddCommand } from "./command.ts";

export const addHelpCommand: AddCommand = (program, _context, finish) => {
  program
    .helpCommand(false)
    .command("help")
    .description("print the help of a command")
    .argument("[command]", "which one (default: the program itself)")
    .addHelpText("after", "\nExample:\n  content help validate")
    .action(async (name: string | undefined) => {
      const commands = new Map(
        program
          .createHelp()
          .visibleCommands(program)
          .flatMap((each) =>
            [each.name(), ...each.aliases()].map((known) => [known, each]),
          ),
      );
      const chosen =
        name && (await parseChoice("command", name, [...commands.keys()]));
      const command = chosen ? commands.get(chosen) : program;
      command?.outputHelp();
      finish(exitCodes.clean);
    });
};
