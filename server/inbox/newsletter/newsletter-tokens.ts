import { createHash, createHmac } from "node:crypto";

/**
 * The tokens in newsletter links: 32 bytes derived from the site's secret, so that they need not be stored. The
 * database has their hashes.
 */
export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>;

export function createNewsletterTokens(secret: string) {
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", secret)
      .update(`newsletter:${purpose}:${text}`)
      .digest("base64url");
  return {
    /** The token of one sign-up, derived again for each of its mails from the random text that is stored with it. */
    confirm: (seed: string) => sign("confirm", seed),
    /** The token of one address. It works for as long as the address is stored. */
    unsubscribe: (submissionId: string) => sign("unsubscribe", submissionId),
  };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
