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
import { toMailboxKey } from "./mailbox-key.ts";
import { hashToken } from "./newsletter-tokens.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the link in a confirmation mail works. */
const TOKEN_MILLIS = 7 * DAY;

/** The maximum number of confirmation mails that a mailbox gets in a day, regardless of who requests them. */
const MAILS_A_DAY = 3;
const MILLIS_BETWEEN_MAILS = 10 * MINUTE;

/**
 * Stores a newsletter address once and asks its owner for confirmation, unless it is confirmed or was asked too
 * often.
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
  if (kept.quarantined === 1 || kept.state === "confirmed") return kept.id;
  const mailbox = toMailboxKey(submission.email);
  if (await isAskedEnough(transaction, mailbox, context.now)) return kept.id;
  await renewToken(transaction, kept, context);
  await enqueueMail(
    transaction,
    { submissionId: kept.id, template: "confirm", mailbox },
    context,
  );
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

async function isAskedEnough(
  transaction: Transaction,
  mailbox: string,
  now: Date,
): Promise<boolean> {
  const asked = await transaction
    .selectFrom("outbox")
    .select("created_at")
    .where("mailbox", "=", mailbox)
    .where("template", "=", "confirm")
    .where("created_at", ">", isoBefore(now, DAY))
    .execute();
  return (
    asked.length >= MAILS_A_DAY ||
    asked.some((mail) => mail.created_at > isoBefore(now, MILLIS_BETWEEN_MAILS))
  );
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
      token_expires_at: isoBefore(now, -TOKEN_MILLIS),
      unsubscribe_hash: hashToken(tokens.unsubscribe(kept.id)),
    })
    .where("submission_id", "=", kept.id)
    .execute();
}

function isoBefore(now: Date, millis: number): string {
  return new Date(now.getTime() - millis).toISOString();
}
