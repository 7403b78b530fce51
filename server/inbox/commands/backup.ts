import { resolve } from "node:path";
import type { Command } from "commander";
import { backUpInbox } from "../backup-inbox.ts";
import type { StaffContext } from "../staff-context.ts";
import { withStore } from "../with-inbox.ts";

/** `inbox backup <file>`: copies the whole inbox while the server runs. */
export function addBackupCommand(
  program: Command,
  context: StaffContext,
): void {
  program
    .command("backup")
    .description("copy the inbox into a SQLite file while the server runs")
    .argument("<file>", "the file to make")
    .addHelpText(
      "after",
      "\nExample: inbox backup inbox-2026-11-22.sqlite\n\nTo restore: stop the server, put the file in DATA_DIR as northlark.sqlite, start it again.\nWith DATABASE_URL the file is for reading; restore PostgreSQL with its own tools.",
    )
    .action(async (file: string, _options: unknown, command: Command) => {
      const { data } = command.optsWithGlobals<{ data?: string }>();
      await withStore(context, data, "read", async ({ store }) => {
        await backUpInbox(store, resolve(context.cwd, file), context.clock());
        context.stdout.write(`The inbox is backed up in ${file}.\n`);
      });
    });
}
