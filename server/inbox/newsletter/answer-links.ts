import { enqueueMail, type MailContext } from "../mail/enqueue-mail.ts";
import type { Transaction } from "../store/store.ts";
import { hashToken } from "./newsletter-tokens.ts";

/** Confirms the address of a token, once. @returns false for a token that is unknown, used or expired */
export async function confirmSubscription(
  transaction: Transaction,
  token: string,
  context: MailContext,
): Promise<boolean> {
  const now = context.now.toISOString();
  const confirmed = await transaction
    .updateTable("subscription")
    .set({
      state: "confirmed",
      confirmed_at: now,
      token_seed: null,
      token_hash: null,
      token_expires_at: null,
    })
    .where("token_hash", "=", hashToken(token))
    .where("token_expires_at", ">", now)
    .returning("submission_id")
    .executeTakeFirst();
  if (confirmed === undefined) return false;
  await enqueueMail(
    transaction,
    { submissionId: confirmed.submission_id, template: "welcome" },
    context,
  );
  return true;
}

/** Unsubscribes an address. Doing so twice changes nothing. @returns false for an unknown token */
export async function unsubscribe(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<boolean> {
  const hash = hashToken(token);
  const known = await transaction
    .selectFrom("subscription")
    .select("state")
    .where("unsubscribe_hash", "=", hash)
    .executeTakeFirst();
  if (known === undefined) return false;
  await transaction
    .updateTable("subscription")
    .set({
      state: "unsubscribed",
      unsubscribed_at: now.toISOString(),
      token_seed: null,
      token_hash: null,
      token_expires_at: null,
    })
    .where("unsubscribe_hash", "=", hash)
    .where("state", "!=", "unsubscribed")
    .execute();
  return true;
}
