import type { Command } from "commander";
import { toMailDomain } from "../mail/enqueue-mail.ts";
import { redriveMail, type Redriven } from "../mail/outbox-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { withStore } from "../with-inbox.ts";

/** `inbox redrive [id...]`: retries mail that was given up, and releases messages from quarantine. */
export function addRedriveCommand(
  program: Command,
  context: StaffContext,
): void {
  program
    .command("redrive")
    .description("send mail that was given up, or that is in quarantine")
    .argument(
      "[id...]",
      "ids of submissions; by default all whose mail was given up",
    )
    .addHelpText(
      "after",
      "\nExample: inbox redrive\nExample: inbox redrive 01a1fe03-6cc6-7501-8679-5eb7eaef18b4\n\nA quarantined message is mailed only when its id is given.\nThe server that runs sends the mail within seconds.",
    )
    .action(async (ids: string[], _options: unknown, command: Command) => {
      const { data } = command.optsWithGlobals<{ data?: string }>();
      const mailDomain = toMailDomain(context.env["MAIL_FROM"] || "localhost");
      await withStore(context, data, "write", async ({ store }) => {
        const mail = { now: context.clock(), mailDomain };
        context.stdout.write(format(await redriveMail(store, ids, mail)));
      });
    });
}

function format({ revived, released }: Redriven): string {
  const lines = [
    revived === 1 && "1 mail will be tried again.\n",
    revived > 1 && `${revived} mails will be tried again.\n`,
    released === 1 && "1 message left quarantine and will be mailed.\n",
    released > 1 &&
      `${released} messages left quarantine and will be mailed.\n`,
  ];
  const text = lines.filter((line) => line !== false).join("");
  return text || "There is no mail that was given up.\n";
}
