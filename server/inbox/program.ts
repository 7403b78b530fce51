import { Command } from "commander";
import { addBackupCommand } from "./commands/backup.ts";
import { addEraseCommand } from "./commands/erase.ts";
import { addExportCommand } from "./commands/export.ts";
import { addListCommand } from "./commands/list.ts";
import { addRedriveCommand } from "./commands/redrive.ts";
import { addShowCommand } from "./commands/show.ts";
import { addStatsCommand } from "./commands/stats.ts";
import type { StaffContext } from "./staff-context.ts";

/** The command tree of `inbox`. */
export function createProgram(context: StaffContext): Command {
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
    add(program, context);
  return program;
}
