import type { Kysely } from "kysely";
import { deleteSubmissions, removeMailFiles } from "./delete-submissions.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Retention in days, as promised on the privacy page. */
export const retentionDays = {
  message: 365,
  quarantined: 30,
  unconfirmed: 30,
  unsubscribed: 3 * 365,
  sentMail: 30,
  reply: 1,
} as const;

/**
 * Deletes expired data: messages, spam, sign-ups that were never confirmed, unsubscribed addresses, records of sent
 * mail with their files, replies kept for idempotency keys, and counters of clients.
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

  const mails = await store.database
    .selectFrom("outbox")
    .where("sent_at", "<=", before("sentMail"))
    .select("id")
    .execute();
  await removeMailFiles(dataDir, mails);
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
          // Addresses that were asked again recently still have a working link.
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
