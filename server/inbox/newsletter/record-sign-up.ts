import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { toEmailKey } from "../email-key.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import {
  toSubmissionRow,
  type RecordContext,
} from "../store/submission-row.ts";
import type { Transaction } from "../store/store.ts";
import type { NewSubmission } from "../submission.ts";
import { hashToken } from "./newsletter-tokens.ts";

/** How long the link in a confirmation mail works. */
const TOKEN_MILLIS = 7 * 24 * 60 * 60_000;

/**
 * Stores a newsletter address once and asks its owner for confirmation, unless it is confirmed. Each sign-up sends a
 * mail, because the last one may be lost.
 * @returns the id of the stored address
 */
export async function recordSignUp(
  transaction: Transaction,
  submission: NewSubmission,
  context: RecordContext,
): Promise<string> {
  await insertOnce(transaction, submission, context);
  const kept = await transaction
    .selectFrom("submission")
    .leftJoin("subscription", "submission_id", "id")
    .select(["id", "quarantined", "state", "token_seed", "token_expires_at"])
    .where("kind", "=", "newsletter")
    .where("email_key", "=", toEmailKey(submission.email))
    .executeTakeFirstOrThrow();
  const { mayMail = true, screening } = submission;
  const isSpam = kept.quarantined === 1 || screening.quarantined;
  if (isSpam || kept.state === "confirmed" || !mayMail) return kept.id;
  await renewToken(transaction, kept, context);
  if (await hurryWaitingMail(transaction, kept.id, context)) return kept.id;
  await enqueueMail(transaction, kept.id, "confirm", context);
  return kept.id;
}

async function insertOnce(
  transaction: Transaction,
  submission: NewSubmission,
  context: RecordContext,
): Promise<void> {
  const row = toSubmissionRow(submission, context);
  const { score, quarantined, signals } = row;
  const added = await transaction
    .insertInto("submission")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("email_key")
        .where(sql.ref("kind"), "=", sql.lit("newsletter"))
        // A person's sign-up releases an address that a bot had entered. A repeated sign-up changes nothing else.
        .doUpdateSet({ score, quarantined, signals })
        .where("submission.quarantined", ">", quarantined),
    )
    .returning("id")
    .executeTakeFirst();
  if (added?.id !== row.id) return;
  await transaction
    .insertInto("subscription")
    .values({
      submission_id: row.id,
      state: "pending",
      unsubscribe_hash: hashToken(context.tokens.unsubscribe(row.id)),
    })
    .execute();
}

/**
 * Makes the confirmation mail due that still waits for its first or next attempt. It gets the current link when it is
 * sent. @returns false if there is none
 */
async function hurryWaitingMail(
  transaction: Transaction,
  submissionId: string,
  { now }: RecordContext,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("outbox")
    .set({ next_at: now.toISOString() })
    .where("submission_id", "=", submissionId)
    .where("template", "=", "confirm")
    .where("status", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Extends the link by a week. A link that still works is kept, so that the links of earlier mails work as well. */
async function renewToken(
  transaction: Transaction,
  kept: {
    id: string;
    token_seed: string | null;
    token_expires_at: string | null;
  },
  { now, tokens }: RecordContext,
): Promise<void> {
  const isLive = (kept.token_expires_at ?? "") > now.toISOString();
  const seed =
    (isLive ? kept.token_seed : null) ?? randomBytes(16).toString("base64url");
  await transaction
    .updateTable("subscription")
    .set({
      token_seed: seed,
      token_hash: hashToken(tokens.confirm(seed)),
      token_expires_at: new Date(now.getTime() + TOKEN_MILLIS).toISOString(),
      unsubscribe_hash: hashToken(tokens.unsubscribe(kept.id)),
    })
    .where("submission_id", "=", kept.id)
    .execute();
}
