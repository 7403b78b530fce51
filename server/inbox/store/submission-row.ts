import { toEmailKey } from "../email-key.ts";
import type { NewsletterTokens } from "../newsletter/newsletter-tokens.ts";
import type { MailContext } from "../mail/enqueue-mail.ts";
import type { NewSubmission } from "../submission.ts";

/** Additional data for storing a submission. */
export interface RecordContext extends MailContext {
  tokens: NewsletterTokens;
  /** Id of the submission, the same for every attempt to store it. */
  id: string;
}

/** Converts a new submission to its database row. */
export function toSubmissionRow(
  { kind, email, fields, screening }: NewSubmission,
  { id, now }: Pick<RecordContext, "id" | "now">,
) {
  return {
    id,
    kind,
    email,
    email_key: toEmailKey(email),
    fields: JSON.stringify(fields),
    score: screening.score,
    quarantined: screening.quarantined ? 1 : 0,
    signals: JSON.stringify(screening.signals),
    created_at: now.toISOString(),
  };
}
