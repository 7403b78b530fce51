import { contact, subscribe } from "#contract";
import type { Inbox } from "../../inbox/inbox.ts";
import type { Replay } from "../../inbox/submission.ts";
import { parseFields } from "./parse-fields.ts";
import { screenForm } from "./screen-form.ts";

/** One form: its address, what it answers, and how its fields are parsed and stored. */
export interface FormCall {
  path: string;
  kind: "contact" | "newsletter";
  /** The reply's message, and the paragraph of the page for visitors without script. */
  message: string;
  heading: string;
  /** Where that page leads back to. */
  backTo: string;
  /** @returns the reply's body. @throws AppError `invalid`, `conflict` or `unavailable` */
  record(fields: unknown, inbox: Inbox, replay: Replay): Promise<string>;
}

export const formCalls: readonly FormCall[] = [
  {
    path: subscribe.path,
    kind: "newsletter",
    message: "Thank you for joining our newsletter.",
    heading: "You're subscribed!",
    backTo: "/",
    record(body, inbox, replay) {
      const { email, source, ...extras } = parseFields(subscribe.body, body);
      const fields = filledOnly({ source });
      const screening = screenForm(extras);
      return inbox.recordSubscription({ email, fields, screening }, replay);
    },
  },
  {
    path: contact.path,
    kind: "contact",
    message: "Thank you for contacting us. We'll be in touch soon.",
    heading: "Thank You!",
    backTo: "/contact-us",
    record(body, inbox, replay) {
      const { email, name, company, subject, message, ...extras } = parseFields(
        contact.body,
        body,
      );
      const fields = filledOnly({
        name,
        company,
        subject,
        // A browser's own form post ends lines with CRLF.
        message: message.replaceAll(/\r\n?/g, "\n"),
      });
      const screening = screenForm(extras);
      return inbox.recordContact({ email, fields, screening }, replay);
    },
  },
];

function filledOnly(
  fields: Record<string, string | undefined>,
): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    if (value) filled[name] = value;
  return filled;
}
