import { toEmailKey } from "../email-key.ts";
import type { NewsletterTokens } from "../newsletter/newsletter-tokens.ts";
import type { MailContext } from "../mail/enqueue-mail.ts";
import type { NewSubmission } from "../submission.ts";

/** What recording needs beside the submission itself. */
export interface RecordContext extends MailContext {
  tokens: NewsletterTokens;
  /** Of the submission, the same however often it is tried to store it. */
  id: string;
}

/** A new submission as the database keeps it. */
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
