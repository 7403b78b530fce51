import { createHash, createHmac } from "node:crypto";

/**
 * The tokens in newsletter links: 32 bytes derived from the site's secret, so that they need not be stored. The
 * database has their hashes.
 */
export interface NewsletterTokens {
  /**
   * The token of one sign-up, derived again for each of its mails. @param seed random text that is stored with the
   * sign-up
   */
  confirm(seed: string): string;
  /** The token of one address. It works for as long as the address is stored. */
  unsubscribe(submissionId: string): string;
}

export function createNewsletterTokens(secret: string): NewsletterTokens {
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", secret)
      .update(`newsletter:${purpose}:${text}`)
      .digest("base64url");
  return {
    confirm: (seed) => sign("confirm", seed),
    unsubscribe: (submissionId) => sign("unsubscribe", submissionId),
  };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
