import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Store, Transaction } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import type { MailFailure } from "./mail-transport.ts";

const MINUTE = 60_000;

/** How many times a mail is tried before staff must act. Eight tries take a bit more than an hour. */
export const MAX_ATTEMPTS = 8;

/**
 * Milliseconds until the next attempt: 30 s, doubled each time, which makes the last wait half an hour. Up to a quarter
 * is added at random, so that mails that failed together are not retried together.
 */
export function retryDelay(
  failures: number,
  random: () => number = Math.random,
): number {
  return Math.round((MINUTE / 2) * 2 ** (failures - 1) * (1 + random() / 4));
}

/** How long a process may take for a mail before another process may take it: longer than any sending lasts. */
const LEASE_MILLIS = 5 * MINUTE;

/** How long a mail waits that found the server unreachable, in favour of others. */
const UNTRIED_MILLIS = 2000;

/** A mail of the outbox that this process has claimed. */
export type ClaimedMail = Pick<
  Selectable<Tables["outbox"]>,
  "id" | "submission_id" | "template" | "message_id" | "attempts"
> & { lease: string };

/** Mail that may be claimed: waiting mail that is due, and mail whose lease has expired. */
const dueMail = [
  { status: "sending", column: "leased_until" },
  { status: "queued", column: "next_at" },
] as const;

function selectDue(
  database: Kysely<Tables>,
  { status, column }: (typeof dueMail)[number],
  now: Date,
  underWay: readonly string[],
) {
  return database
    .selectFrom("outbox")
    .select(["id", "submission_id", "template", "message_id", "attempts"])
    .where("status", "=", status)
    .where(column, "<=", iso(now))
    .$if(underWay.length > 0, (query) => query.where("id", "not in", underWay))
    .orderBy("id")
    .limit(1);
}

/**
 * Claims the oldest mail that is due. No two processes claim the same one.
 * @param underWay mails that this process is sending. Their leases are over too when the machine has slept.
 * @returns undefined when nothing is due
 */
export async function claimMail(
  store: Store,
  now: Date,
  underWay: readonly string[],
): Promise<ClaimedMail | undefined> {
  for (const due of dueMail) {
    // Usually nothing is due, and this query takes no lock.
    const look = selectDue(store.database, due, now, underWay);
    if ((await look.executeTakeFirst()) === undefined) continue;
    const claimed = await store.transact((transaction) =>
      claimOne(transaction, store.locksRows, due, now, underWay),
    );
    if (claimed !== undefined) return claimed;
  }
  return undefined;
}

async function claimOne(
  transaction: Transaction,
  locksRows: boolean,
  due: (typeof dueMail)[number],
  now: Date,
  underWay: readonly string[],
): Promise<ClaimedMail | undefined> {
  const oldest = await selectDue(transaction, due, now, underWay)
    .$if(locksRows, (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  if (oldest === undefined) return undefined;
  // Counted before sending, so that a mail that crashes the process is not retried forever.
  const attempts = oldest.attempts + 1;
  const lease = randomUUID();
  await transaction
    .updateTable("outbox")
    .set({ status: "sending", attempts, lease })
    .set({ leased_until: iso(now, LEASE_MILLIS) })
    .where("id", "=", oldest.id)
    .execute();
  return { ...oldest, attempts, lease };
}

/** Stores the result of a mail, unless another process has claimed it since. */
async function settle(
  store: Store,
  { id, lease }: ClaimedMail,
  outcome: Partial<Selectable<Tables["outbox"]>>,
): Promise<void> {
  await store.transact((transaction) =>
    transaction
      .updateTable("outbox")
      .set({ ...outcome, lease: null, leased_until: null })
      .where("id", "=", id)
      .where("lease", "=", lease)
      .execute(),
  );
}

export const markSent = (store: Store, mail: ClaimedMail, now: Date) =>
  settle(store, mail, { status: "sent", sent_at: iso(now), last_error: null });

/** Deletes a mail whose reason no longer exists. */
export async function dropMail(store: Store, mail: ClaimedMail): Promise<void> {
  await store.transact((transaction) =>
    transaction.deleteFrom("outbox").where("id", "=", mail.id).execute(),
  );
}

/** Queues a mail for a retry, or gives it up. @returns whether it is given up */
export async function markFailed(
  store: Store,
  mail: ClaimedMail,
  { failure, message }: { failure: MailFailure; message: string },
  now: Date,
): Promise<boolean> {
  // With an unreachable server the mail itself was not tried, and keeps all its attempts. Another mail is tried first.
  const isUntried = failure === "server_down";
  const isDead =
    failure === "never" || (!isUntried && mail.attempts >= MAX_ATTEMPTS);
  await settle(store, mail, {
    last_error: message.slice(0, 500),
    status: isDead ? "dead" : "queued",
    attempts: isUntried ? mail.attempts - 1 : mail.attempts,
    next_at: iso(now, isUntried ? UNTRIED_MILLIS : retryDelay(mail.attempts)),
  });
  return isDead;
}

/** How many mails all processes sent in the last minute or are sending. */
export async function countLastMinute(
  { database }: Store,
  now: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom("outbox")
    .select((build) => build.fn.countAll().as("count"))
    .where(({ eb, or, and }) =>
      or([
        eb("sent_at", ">", iso(now, -MINUTE)),
        and([eb("status", "=", "sending"), eb("leased_until", ">", iso(now))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

function iso(time: Date, later = 0): string {
  return new Date(time.getTime() + later).toISOString();
}
