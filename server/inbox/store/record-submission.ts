import { createHash } from "node:crypto";
import { AppError } from "../../app-error.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordSignUp } from "../newsletter/record-sign-up.ts";
import { createSubmissionId } from "../submission-id.ts";
import type { NewSubmission, Replay } from "../submission.ts";
import type { Store, Transaction } from "./store.ts";
import { toSubmissionRow, type RecordContext } from "./submission-row.ts";

/** How long the same idempotency key gets the same reply. */
const REPLAY_MILLIS = 24 * 60 * 60 * 1000;

/**
 * Stores a submission, its mail and the reply in one transaction.
 * @returns the reply to send: the given one, or the first one if the key was used before with the same fields
 * @throws AppError `conflict` if the key was used with other fields, `unavailable` if the database fails
 */
export function recordSubmission(
  store: Store,
  submission: NewSubmission,
  replay: Replay,
  known: Omit<RecordContext, "id">,
): Promise<string> {
  const context = { ...known, id: createSubmissionId(known.now) };
  const record = submission.kind === "contact" ? recordMessage : recordSignUp;
  return store.transact(async (transaction) => {
    if (replay.key === undefined) {
      await record(transaction, submission, context);
      return replay.reply;
    }
    const key = digest(replay.key);
    const claim = { ...replay, key };
    const kept = await claimKey(transaction, submission, claim, known.now);
    if (kept !== undefined) return kept;
    const id = await record(transaction, submission, context);
    await transaction
      .updateTable("reply")
      .set({ submission_id: id })
      .where("endpoint", "=", submission.kind)
      .where("key", "=", key)
      .execute();
    return replay.reply;
  });
}

/**
 * Claims the key for this reply, or returns the reply that already has it. A concurrent second claim waits for the
 * first. Replies that are kept for longer than `keepMillis` are replaced.
 */
async function claimKey(
  transaction: Transaction,
  submission: NewSubmission,
  { key, keepMillis = REPLAY_MILLIS, reply }: Replay & { key: string },
  now: Date,
): Promise<string | undefined> {
  const endpoint = submission.kind;
  const body_hash = hashFields(submission);
  const row = { body_hash, body: reply, created_at: now.toISOString() };
  const from = new Date(now.getTime() - keepMillis).toISOString();
  const claimed = await transaction
    .insertInto("reply")
    .values({ endpoint, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["endpoint", "key"])
        .doUpdateSet(row)
        .where("reply.created_at", "<=", from),
    )
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const first = await transaction
    .selectFrom("reply")
    .select(["body", "body_hash"])
    .where("endpoint", "=", endpoint)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (first.body_hash === body_hash) return first.body;
  // Answering "stored" would lose the different fields.
  throw new AppError(
    "conflict",
    "This form was already sent with other content. Please reload the page and send it again.",
  );
}

/** Stores a message and, unless it is quarantined, its mail to staff. @returns its id */
async function recordMessage(
  transaction: Transaction,
  submission: NewSubmission,
  context: RecordContext,
): Promise<string> {
  const row = toSubmissionRow(submission, context);
  const added = await transaction
    .insertInto("submission")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  const isNew = added.numInsertedOrUpdatedRows === 1n;
  if (isNew && !submission.screening.quarantined)
    await enqueueMail(transaction, row.id, "contact", context);
  return row.id;
}

function hashFields({ email, fields }: NewSubmission): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return digest(JSON.stringify([email, sorted]));
}

// Keys are stored as digests too, because a key may be any text of any length.
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
