import { createHash, createHmac } from "node:crypto";

/**
 * The tokens in newsletter links: 32 bytes that only the site's secret can make, so that none need be stored. The
 * database has their hashes.
 */
export interface NewsletterTokens {
  /** For one sign-up, made again for each of its mails. @param seed random text that the sign-up keeps */
  confirm(seed: string): string;
  /** For one address, for as long as it is kept. */
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
