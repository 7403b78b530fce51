import type { NewsletterTokens } from "../newsletter/newsletter-tokens.ts";
import { getSubmission } from "../store/read-submissions.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../submission.ts";
import { renderContactMail } from "./contact-mail.ts";
import type { MailSite } from "./mail-layout.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { renderConfirmMail, renderWelcomeMail } from "./newsletter-mails.ts";
import type { ClaimedMail } from "./outbox.ts";

/** Renders a mail from the current state of the database. Undefined if there is no reason to send it. */
export type RenderMail = (
  store: Store,
  mail: ClaimedMail,
) => Promise<OutgoingMail | undefined>;

export interface MailSettings {
  site: () => MailSite;
  /** The address for visitors' messages. */
  staff: () => string;
  tokens: NewsletterTokens;
}

// RFC 3834: prevents out-of-office replies.
const automatic = { "Auto-Submitted": "auto-generated" };

export function createMailRenderer({
  site,
  staff,
  tokens,
}: MailSettings): RenderMail {
  const link = (page: string, token: string) =>
    `${site().url}/newsletter/${page}?token=${token}`;

  /** Subscribers can unsubscribe with one click in every mail (RFC 8058). */
  function toSubscriber(submission: Submission) {
    const url = link("unsubscribe", tokens.unsubscribe(submission.id));
    return {
      to: { name: "", address: submission.email },
      headers: {
        ...automatic,
        "List-Unsubscribe": `<${url}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  }

  return async (store, { submission_id: id, message_id, template }) => {
    const submission = await getSubmission(store.database, id);
    if (submission === undefined) return undefined;
    const messageId = message_id;
    if (template === "contact") {
      const { email: address, fields } = submission;
      return {
        messageId,
        to: staff(),
        replyTo: { name: fields["name"] ?? "", address },
        headers: automatic,
        ...renderContactMail(submission, site()),
      };
    }
    const envelope = { messageId, ...toSubscriber(submission) };
    if (template === "welcome") {
      if (submission.state !== "confirmed") return undefined;
      const url = link("unsubscribe", tokens.unsubscribe(id));
      return { ...envelope, ...renderWelcomeMail(url, site()) };
    }
    const seed = await readTokenSeed(store, id);
    if (seed === null) return undefined;
    const url = link("confirm", tokens.confirm(seed));
    return { ...envelope, ...renderConfirmMail(url, site()) };
  };
}

/** Null if the address is confirmed or unsubscribed. */
async function readTokenSeed(store: Store, id: string): Promise<string | null> {
  const row = await store.database
    .selectFrom("subscription")
    .select("token_seed")
    .where("submission_id", "=", id)
    .executeTakeFirst();
  return row?.token_seed ?? null;
}
