import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";

/** How much mail waits, and how well it goes. */
export interface OutboxCounts {
  /** Waiting or being sent. */
  queued: number;
  sent: number;
  /** Given up: `inbox redrive` tries them again. */
  dead: number;
  /** When the oldest that waits was written, as ISO 8601 in UTC. */
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

/** Queues dead mail again with all its tries. @param ids of submissions; all dead mail when there are none */
export async function redriveMail(
  store: Store,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  return store.transact(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("outbox")
      .set({ status: "queued", attempts: 0, next_at: now.toISOString() })
      .where("status", "=", "dead")
      .$if(ids.length > 0, (query) => query.where("submission_id", "in", ids))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
