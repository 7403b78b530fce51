import type { Command } from "commander";
import { AppError } from "../../app-error.ts";
import { eraseAddress } from "../erase-address.ts";
import { toTerminalText } from "../format-table.ts";
import type { StaffContext } from "../staff-context.ts";
import { withStore } from "../with-inbox.ts";

/** `inbox erase <address>`: deletes everything that was sent from it, permanently. */
export function addEraseCommand(program: Command, context: StaffContext): void {
  program
    .command("erase")
    .description("delete everything that was sent from an address, for good")
    .argument("<address>", "the mail address, however it is written")
    .addHelpText(
      "after",
      "\nExample: inbox erase ada@example.com\n\nIt looks at one address a time, and cannot reach backups that were made before.",
    )
    .action(async (address: string, _options: unknown, command: Command) => {
      const { data } = command.optsWithGlobals<{ data?: string }>();
      await withStore(context, data, "write", async ({ store, dataDir }) => {
        const count = await eraseAddress(store, dataDir, address);
        if (count === 0)
          throw new AppError(
            "not_found",
            `Nothing was sent from "${toTerminalText(address)}".`,
          );
        context.stdout.write(
          `Erased ${count} ${count === 1 ? "submission" : "submissions"} of ${toTerminalText(address)}, with all mail about them.\n`,
        );
      });
    });
}
