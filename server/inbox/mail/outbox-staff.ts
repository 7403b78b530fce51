import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import { enqueueMail, type MailContext } from "./enqueue-mail.ts";

/** The number of mails in each state of the outbox. */
export interface OutboxCounts {
  /** Waiting or being sent. */
  queued: number;
  sent: number;
  /** Given up: `inbox redrive` retries them. */
  dead: number;
  /** When the oldest waiting mail was queued, as ISO 8601 in UTC. */
  oldest: string | undefined;
}

export async function countOutbox(
  database: Kysely<Tables>,
): Promise<OutboxCounts> {
  const groups = await database
    .selectFrom("outbox")
    .select("status")
    .select((build) => build.fn.countAll().as("count"))
    .select((build) => build.fn.min("created_at").as("oldest"))
    .groupBy("status")
    .execute();
  const counts: OutboxCounts = {
    queued: 0,
    sent: 0,
    dead: 0,
    oldest: undefined,
  };
  for (const { status, count, oldest } of groups) {
    const waits = status === "queued" || status === "sending";
    counts[waits ? "queued" : status] += Number(count);
    if (waits && !(counts.oldest && counts.oldest < oldest))
      counts.oldest = oldest;
  }
  return counts;
}

/**
 * Queues given-up mail again, and the mail of the named quarantined messages. A quarantined address is asked to confirm
 * when its owner signs up again, so only messages are released.
 * @param ids of submissions. If empty, all given-up mail is queued, but no quarantined message.
 * @returns how many mails were given up before, and how many are of messages that were in quarantine
 */
export function redriveMail(
  store: Store,
  ids: readonly string[],
  context: MailContext,
): Promise<{ revived: number; released: number }> {
  return store.transact(async (transaction) => {
    const next_at = context.now.toISOString();
    const { numUpdatedRows } = await transaction
      .updateTable("outbox")
      .set({ status: "queued", attempts: 0, next_at })
      .where("status", "=", "dead")
      .$if(ids.length > 0, (query) => query.where("submission_id", "in", ids))
      .executeTakeFirst();
    const revived = Number(numUpdatedRows);
    if (ids.length === 0) return { revived, released: 0 };
    const messages = await transaction
      .updateTable("submission")
      .set({ quarantined: 0 })
      .where("id", "in", ids)
      .where("kind", "=", "contact")
      .where("quarantined", "=", 1)
      .returning("id")
      .execute();
    for (const { id } of messages)
      await enqueueMail(transaction, id, "contact", context);
    return { revived, released: messages.length };
  });
}
