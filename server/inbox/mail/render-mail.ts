import type { NewsletterTokens } from "../newsletter/newsletter-tokens.ts";
import { getSubmission } from "../store/read-submissions.ts";
import type { Store } from "../store/store.ts";
import type { MailSite } from "./mail-layout.ts";
import {
  renderConfirmMail,
  renderContactMail,
  renderWelcomeMail,
} from "./mail-texts.ts";
import type { OutgoingMail } from "./mail-transport.ts";
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

  return async (store, { submission_id: id, message_id, template }) => {
    const submission = await getSubmission(store.database, id);
    if (submission === undefined) return undefined;
    const { email: address, fields, state } = submission;
    const messageId = message_id;
    if (template === "contact")
      return {
        messageId,
        to: staff(),
        replyTo: { name: fields["name"] ?? "", address },
        headers: automatic,
        ...renderContactMail(submission, site()),
      };
    const leave = link("unsubscribe", tokens.unsubscribe(id));
    // Subscribers can unsubscribe with one click in every mail (RFC 8058).
    const headers = {
      ...automatic,
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    const envelope = { messageId, to: { name: "", address }, headers };
    if (template === "welcome")
      return state === "confirmed"
        ? { ...envelope, ...renderWelcomeMail(leave, site()) }
        : undefined;
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
