import { createHash } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "../../app-error.ts";
import { toEmailKey } from "../email-key.ts";
import type { NewSubmission, Replay } from "../submission.ts";
import { createSubmissionId } from "../submission-id.ts";
import type { Store, Transaction } from "./store.ts";

/** How long a reply is given again for its idempotency key. */
const REPLAY_MILLIS = 24 * 60 * 60 * 1000;

/**
 * Stores a submission and the reply to it in one transaction.
 * @returns the reply to send: the one given, or the first one when the key was used before for the same fields
 * @throws AppError `conflict` when the key was used for other fields, `unavailable` when the database cannot take it
 */
export function recordSubmission(
  store: Store,
  submission: NewSubmission,
  { key, reply }: Replay,
  now: Date,
): Promise<string> {
  return store.transact(async (transaction) => {
    if (key !== undefined) {
      const hash = hashFields(submission);
      const claim = {
        endpoint: submission.kind,
        key: digest(key),
        hash,
        reply,
      };
      const kept = await claimKey(transaction, claim, now);
      if (kept !== undefined) return kept;
    }
    await insertSubmission(transaction, submission, now);
    return reply;
  });
}

/** Takes the key for this reply, or gives back the reply that has it. A second claim waits here for the first. */
async function claimKey(
  transaction: Transaction,
  claim: { endpoint: string; key: string; hash: string; reply: string },
  now: Date,
): Promise<string | undefined> {
  const { endpoint, key, hash, reply } = claim;
  const row = { body_hash: hash, body: reply, created_at: now.toISOString() };
  const claimed = await transaction
    .insertInto("reply")
    .values({ endpoint, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["endpoint", "key"])
        .doUpdateSet(row)
        .where("reply.created_at", "<=", replayLimit(now)),
    )
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;

  const first = await transaction
    .selectFrom("reply")
    .select(["body", "body_hash"])
    .where("endpoint", "=", endpoint)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  // Answering "stored" to other fields would lose them.
  if (first.body_hash !== hash)
    throw new AppError(
      "conflict",
      "This form was already sent with other content. Please reload the page and send it again.",
    );
  return first.body;
}

async function insertSubmission(
  transaction: Transaction,
  { kind, email, fields, screening }: NewSubmission,
  now: Date,
): Promise<void> {
  const id = createSubmissionId(now);
  const verdict = {
    score: screening.score,
    quarantined: screening.quarantined ? 1 : 0,
    signals: JSON.stringify(screening.signals),
  };
  const insert = transaction.insertInto("submission").values({
    ...verdict,
    id,
    kind,
    email,
    created_at: now.toISOString(),
    email_key: toEmailKey(email),
    fields: JSON.stringify(fields),
  });
  if (kind === "contact") {
    await insert.execute();
    return;
  }
  const added = await insert
    .onConflict((conflict) =>
      conflict
        .column("email_key")
        .where(sql.ref("kind"), "=", sql.lit("newsletter"))
        // A person's sign-up frees an address that a robot had entered; nothing else changes by a repeat.
        .doUpdateSet(verdict)
        .where("submission.quarantined", ">", verdict.quarantined),
    )
    .returning("id")
    .executeTakeFirst();
  if (added?.id !== id) return;
  await transaction
    .insertInto("subscription")
    .values({ submission_id: id, state: "pending" })
    .execute();
}

/** Forgets the replies that are past their day. */
export async function forgetReplies(store: Store, now: Date): Promise<void> {
  await store.transact((transaction) =>
    transaction
      .deleteFrom("reply")
      .where("created_at", "<=", replayLimit(now))
      .execute(),
  );
}

function replayLimit(now: Date): string {
  return new Date(now.getTime() - REPLAY_MILLIS).toISOString();
}

function hashFields({ email, fields }: NewSubmission): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return digest(JSON.stringify([email, sorted]));
}

// Keys are stored as digests too: any text may be one, of any length.
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
