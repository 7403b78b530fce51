import { mailMessages } from "../../messages.ts";
import { submissionFields, type Submission } from "../submission.ts";
import { layOutMail, type MailSite } from "./mail-layout.ts";

const { confirm, contact, welcome } = mailMessages;

const labels = new Map<string, string>(Object.entries(contact.fields));
const toLabel = (field: string) =>
  labels.get(field) ?? field.charAt(0).toUpperCase() + field.slice(1);

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
      subject: contact.subject(name, fields["subject"] ?? contact.noSubject),
      heading: contact.heading(name),
      preview: message.slice(0, 120),
      parts: [
        { kind: "facts", facts: [[contact.email, email], ...facts] },
        { kind: "quote", text: message },
        contact.reply(name),
      ],
      footer: [contact.why, contact.again(id)],
    },
    site,
  );
}

/** Asks the owner of an address whether they want the newsletter. */
export function renderConfirmMail(url: string, site: MailSite) {
  const { name } = site;
  return layOutMail(
    {
      subject: confirm.subject(name),
      heading: confirm.heading,
      preview: confirm.preview,
      parts: [
        confirm.question(name),
        { kind: "button", label: confirm.button, url },
        confirm.note,
      ],
      footer: [confirm.why(name)],
    },
    site,
  );
}

/** Welcomes a subscriber, and explains how to unsubscribe. */
export function renderWelcomeMail(url: string, site: MailSite) {
  return layOutMail(
    {
      subject: welcome.subject(site.name),
      heading: welcome.heading,
      preview: welcome.preview,
      parts: [
        welcome.text,
        { kind: "link", text: welcome.leave, label: welcome.unsubscribe, url },
      ],
      footer: [welcome.why(site.name)],
    },
    site,
  );
}
