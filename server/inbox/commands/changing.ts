import { resolve } from "node:path";
import type { Command } from "commander";
import { AppError } from "../../app-error.ts";
import { backUpInbox } from "../backup-inbox.ts";
import { eraseAddress } from "../delete-submissions.ts";
import { toTerminalText } from "../format-records.ts";
import { toMailDomain } from "../mail/enqueue-mail.ts";
import { redriveMail } from "../mail/outbox-staff.ts";
import type { Staff } from "../staff.ts";

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** `inbox erase <address>`: deletes everything that was sent from it, permanently. */
export function addEraseCommand(program: Command, staff: Staff): void {
  program
    .command("erase")
    .description("delete everything that was sent from an address, for good")
    .argument("<address>", "the mail address, however it is written")
    .addHelpText(
      "after",
      "\nExample: inbox erase ada@example.com\n\nIt looks at one address a time, and cannot reach backups that were made before.",
    )
    .action((address: string) =>
      staff.open("write", async ({ store, dataDir }) => {
        const shown = toTerminalText(address);
        const erased = await eraseAddress(store, dataDir, address);
        if (erased === 0)
          throw new AppError("not_found", `Nothing was sent from "${shown}".`);
        staff.stdout.write(
          `Erased ${count(erased, "submission", "submissions")} of ${shown}, with all mail about them.\n`,
        );
      }),
    );
}

/** `inbox redrive [id...]`: retries mail that was given up, and releases messages from quarantine. */
export function addRedriveCommand(program: Command, staff: Staff): void {
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
    .action((ids: string[]) =>
      staff.open("write", async ({ store }) => {
        const { env, clock, stdout } = staff;
        const mailDomain = toMailDomain(env["MAIL_FROM"] || "localhost");
        const context = { now: clock(), mailDomain };
        const { revived, released } = await redriveMail(store, ids, context);
        if (revived > 0)
          stdout.write(
            `${count(revived, "mail", "mails")} will be tried again.\n`,
          );
        if (released > 0)
          stdout.write(
            `${count(released, "message", "messages")} left quarantine and will be mailed.\n`,
          );
        if (revived + released === 0)
          stdout.write("There is no mail that was given up.\n");
      }),
    );
}

/** `inbox backup <file>`: copies the whole inbox while the server runs. */
export function addBackupCommand(program: Command, staff: Staff): void {
  program
    .command("backup")
    .description("copy the inbox into a SQLite file while the server runs")
    .argument("<file>", "the file to make")
    .addHelpText(
      "after",
      "\nExample: inbox backup inbox-2026-11-22.sqlite\n\nTo restore: stop the server, put the file in DATA_DIR as northlark.sqlite, start it again.\nWith DATABASE_URL the file is for reading; restore PostgreSQL with its own tools.",
    )
    .action((file: string) =>
      staff.open("read", async ({ store }) => {
        await backUpInbox(store, resolve(staff.cwd, file), staff.clock());
        staff.stdout.write(`The inbox is backed up in ${file}.\n`);
      }),
    );
}
