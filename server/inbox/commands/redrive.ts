import type { Command } from "commander";
import { redriveMail } from "../mail/outbox-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { withStore } from "../with-inbox.ts";

/** `inbox redrive [id...]`: mail that was given up is tried again. */
export function addRedriveCommand(
  program: Command,
  context: StaffContext,
): void {
  program
    .command("redrive")
    .description("try mail again that was given up")
    .argument("[id...]", "ids of submissions; all of them by default")
    .addHelpText(
      "after",
      "\nExample: inbox redrive\n\nThe server that runs sends them within seconds.",
    )
    .action(async (ids: string[], _options: unknown, command: Command) => {
      const { data } = command.optsWithGlobals<{ data?: string }>();
      await withStore(context, data, "write", async ({ store }) => {
        const count = await redriveMail(store, ids, context.clock());
        context.stdout.write(
          count === 0
            ? "There is no mail that was given up.\n"
            : `${count} ${count === 1 ? "mail" : "mails"} will be tried again.\n`,
        );
      });
    });
}
