import { sql } from "kysely";
import { deleteSubmissions } from "./delete-submissions.ts";
import { toEmailKey } from "./email-key.ts";
import { addressCounterKey, mailboxCounterKey } from "./post-limiter.ts";
import type { Store } from "./store/store.ts";

/**
 * Deletes everything that was sent from an address: messages, the subscription, mail about them and its files, and
 * the counters of the address. Existing backups keep their copies.
 * @returns the number of deleted submissions
 */
export async function eraseAddress(
  store: Store,
  dataDir: string,
  email: string,
): Promise<number> {
  const rows = await store.database
    .selectFrom("submission")
    .select("id")
    .where("email_key", "=", toEmailKey(email.trim()))
    .execute();
  await deleteSubmissions(
    store,
    dataDir,
    rows.map(({ id }) => id),
  );
  await store.transact((transaction) =>
    transaction
      .deleteFrom("form_rate")
      .where(({ eb, or }) =>
        or([
          eb("key", "=", addressCounterKey(email.trim())),
          eb("key", "like", `${mailboxCounterKey(email.trim())}%`),
        ]),
      )
      .execute(),
  );
  await overwriteDeleted(store);
  return rows.length;
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
