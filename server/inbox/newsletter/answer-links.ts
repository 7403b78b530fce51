import { enqueueMail, type MailContext } from "../mail/enqueue-mail.ts";
import type { Transaction } from "../store/store.ts";
import { hashToken } from "./newsletter-tokens.ts";

/** A token that was used, or is not needed any more. */
const noToken = {
  token_seed: null,
  token_hash: null,
  token_expires_at: null,
} as const;

/** Confirms the address of a token, once. @returns false for a token that is unknown, used or expired */
export async function confirmSubscription(
  transaction: Transaction,
  token: string,
  context: MailContext,
): Promise<boolean> {
  const now = context.now.toISOString();
  const confirmed = await transaction
    .updateTable("subscription")
    .set({ state: "confirmed", confirmed_at: now, ...noToken })
    .where("token_hash", "=", hashToken(token))
    .where("token_expires_at", ">", now)
    .returning("submission_id")
    .executeTakeFirst();
  if (confirmed === undefined) return false;
  await enqueueMail(transaction, confirmed.submission_id, "welcome", context);
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
  const unsubscribed_at = now.toISOString();
  await transaction
    .updateTable("subscription")
    .set({ state: "unsubscribed", unsubscribed_at, ...noToken })
    .where("unsubscribe_hash", "=", hash)
    .where("state", "!=", "unsubscribed")
    .execute();
  return true;
}
