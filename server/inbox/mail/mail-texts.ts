import { submissionFields, type Submission } from "../submission.ts";
import { layOutMail, type MailSite } from "./mail-layout.ts";

const toLabel = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1);

/** A visitor's message for staff: every field of the form, and how to answer. */
export function renderContactMail(
  { id, email, fields }: Submission,
  site: MailSite,
) {
  const name = fields["name"] ?? email;
  const message = fields["message"] ?? "";
  const facts = submissionFields.contact
    .filter((field) => field !== "message" && field in fields)
    .map((field) => [toLabel(field), fields[field] ?? ""] as const);
  return layOutMail(
    {
      subject: `Message from ${name}: ${fields["subject"] ?? "no subject"}`,
      heading: `New message from ${name}`,
      preview: message.slice(0, 120),
      parts: [
        { kind: "facts", facts: [["Email", email], ...facts] },
        { kind: "quote", text: message },
        `Reply to this mail and your answer goes to ${name}.`,
      ],
      footer: [
        "You get this because somebody filled in a form on the website.",
        `To see it again: inbox show ${id}`,
      ],
    },
    site,
  );
}

/** Asks the owner of an address whether they want the newsletter. */
export function renderConfirmMail(url: string, site: MailSite) {
  const { name } = site;
  return layOutMail(
    {
      subject: `Please confirm your ${name} subscription`,
      heading: "One more click",
      preview: "Confirm that you'd like to hear from us.",
      parts: [
        `Somebody, we hope it was you, asked for news from ${name} at this address. Is that right?`,
        { kind: "button", label: "Yes, subscribe me", url },
        "The link works for 7 days. If it wasn't you, there's nothing to do: without that click we won't write again.",
      ],
      footer: [
        `You get this because this address was entered on the ${name} website.`,
      ],
    },
    site,
  );
}

/** Welcomes a subscriber, and explains how to unsubscribe. */
export function renderWelcomeMail(url: string, site: MailSite) {
  const text = "Had enough? You can leave at any time:";
  return layOutMail(
    {
      subject: `You're subscribed to ${site.name}`,
      heading: "You're subscribed!",
      preview: "Thank you for joining our newsletter.",
      parts: [
        "Thank you for joining our newsletter. We'll write when there's something worth your time.",
        { kind: "link", text, label: "Unsubscribe", url },
      ],
      footer: [`You get this because you subscribed to ${site.name}.`],
    },
    site,
  );
}
