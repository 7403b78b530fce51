import { createSubmissionId } from "../submission-id.ts";
import type { Transaction } from "../store/store.ts";
import type { MailTemplate } from "../store/tables.ts";

export interface MailContext {
  now: Date;
  /** The part of a Message-ID after the @. */
  mailDomain: string;
}

/** Puts a mail into the outbox in the same transaction as its submission, so that both are stored or neither. */
export async function enqueueMail(
  transaction: Transaction,
  submissionId: string,
  template: MailTemplate,
  { now, mailDomain }: MailContext,
): Promise<void> {
  const id = createSubmissionId(now);
  await transaction
    .insertInto("outbox")
    .values({
      id,
      submission_id: submissionId,
      template,
      message_id: `<${id}@${mailDomain}>`,
      status: "queued",
      attempts: 0,
      next_at: now.toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
}

/** The domain of our own address, `name@domain` or `Name <name@domain>`, which ends Message-IDs. */
export function toMailDomain(from: string): string {
  return from.replace(/>\s*$/u, "").split("@").at(-1) ?? from;
}
