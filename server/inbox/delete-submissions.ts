import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { toEmailKey } from "./email-key.ts";
import { mailFile, mailFolder } from "./mail/mail-transport.ts";
import { addressCounterKey, mailboxCounterKey } from "./post-limiter.ts";
import type { Store } from "./store/store.ts";

/**
 * How many submissions one transaction deletes. Limited by the number of query parameters, and short enough for
 * others to wait for.
 */
const BATCH = 500;

/** Deletes submissions with everything that belongs to them: tokens, kept replies, mail and its files. */
export async function deleteSubmissions(
  store: Store,
  dataDir: string,
  ids: readonly string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const mails = await store.database
      .selectFrom("outbox")
      .select("id")
      .where("submission_id", "in", some)
      .execute();
    await removeMailFiles(dataDir, mails);
    await store.transact((transaction) =>
      transaction.deleteFrom("submission").where("id", "in", some).execute(),
    );
    // A file may have been written in between.
    await removeMailFiles(dataDir, mails);
  }
}

/**
 * Files are deleted before their rows. A row without a file is retried, but a file without a row would stay forever.
 */
export async function removeMailFiles(
  dataDir: string,
  mails: readonly { id: string }[],
): Promise<void> {
  if (!existsSync(mailFolder(dataDir))) return;
  await Promise.all(
    mails.map(({ id }) => rm(mailFile(dataDir, id), { force: true })),
  );
}

/**
 * Deletes everything that was sent from an address: messages, the subscription, mail about them and its files, and
 * the counters of the address. Existing backups keep their copies.
 * @returns the number of deleted submissions
 */
export async function eraseAddress(
  store: Store,
  dataDir: string,
  given: string,
): Promise<number> {
  const email = given.trim();
  const rows = await store.database
    .selectFrom("submission")
    .select("id")
    .where("email_key", "=", toEmailKey(email))
    .execute();
  const ids = rows.map(({ id }) => id);
  await deleteSubmissions(store, dataDir, ids);
  await store.transact((transaction) =>
    transaction
      .deleteFrom("form_rate")
      .where(({ eb, or }) =>
        or([
          eb("key", "=", addressCounterKey(email)),
          eb("key", "like", `${mailboxCounterKey(email)}%`),
        ]),
      )
      .execute(),
  );
  await overwriteDeleted(store);
  return ids.length;
}

/** Databases keep deleted rows for a while in their free pages and logs. */
async function overwriteDeleted({ database, locksRows }: Store): Promise<void> {
  if (locksRows) {
    for (const table of ["submission", "subscription", "reply", "outbox"])
      await sql`vacuum ${sql.table(table)}`.execute(database);
    return;
  }
  await sql`vacuum`.execute(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
