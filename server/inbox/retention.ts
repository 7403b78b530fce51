import type { Kysely } from "kysely";
import { deleteSubmissions, removeMailFiles } from "./delete-submissions.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";

const DAY = 24 * 60 * 60 * 1000;

/** In days: what the privacy page promises. */
export const retentionDays = {
  message: 365,
  quarantined: 30,
  unconfirmed: 30,
  unsubscribed: 3 * 365,
  sentMail: 30,
  reply: 1,
} as const;

/**
 * Deletes what is past its time: messages, spam, sign-ups that were never confirmed, addresses that left, notes on mail
 * that was sent with the files of it, replies kept for idempotency keys, and counters of clients.
 */
export async function deleteExpired(
  store: Store,
  dataDir: string,
  now: Date,
): Promise<void> {
  const before = (age: keyof typeof retentionDays) =>
    new Date(now.getTime() - retentionDays[age] * DAY).toISOString();
  const expired = await findExpired(store.database, now, before);
  await deleteSubmissions(store, dataDir, expired);

  const mails = store.database
    .selectFrom("outbox")
    .where("sent_at", "<=", before("sentMail"))
    .select("id");
  const files = (await mails.execute()).map(({ id }) => id);
  await removeMailFiles(dataDir, files);
  await store.transact(async (transaction) => {
    await transaction
      .deleteFrom("outbox")
      .where("sent_at", "<=", before("sentMail"))
      .execute();
    await transaction
      .deleteFrom("reply")
      .where("created_at", "<=", before("reply"))
      .execute();
    await transaction
      .deleteFrom("form_rate")
      .where("expire", "<=", now.getTime())
      .execute();
  });
}

async function findExpired(
  database: Kysely<Tables>,
  now: Date,
  before: (age: keyof typeof retentionDays) => string,
): Promise<string[]> {
  const rows = await database
    .selectFrom("submission")
    .leftJoin("subscription", "submission_id", "id")
    .select("id")
    .where(({ eb, or, and }) => {
      const cameBefore = (age: keyof typeof retentionDays) =>
        eb("created_at", "<=", before(age));
      return or([
        and([eb("kind", "=", "contact"), cameBefore("message")]),
        and([eb("quarantined", "=", 1), cameBefore("quarantined")]),
        and([
          eb("state", "=", "pending"),
          cameBefore("unconfirmed"),
          // Asked again lately, they still have a link that works.
          or([
            eb("token_expires_at", "is", null),
            eb("token_expires_at", "<=", now.toISOString()),
          ]),
        ]),
        and([
          eb("state", "=", "unsubscribed"),
          eb("unsubscribed_at", "<=", before("unsubscribed")),
        ]),
      ]);
    })
    .execute();
  return rows.map(({ id }) => id);
}
