import { submissionFields, type Submission } from "../submission.ts";
import { layOutMail, type MailSite, type MailText } from "./mail-layout.ts";

/** A visitor's message for staff: every field of the form, and how to answer. */
export function renderContactMail(
  { id, email, fields }: Submission,
  site: MailSite,
): MailText {
  const name = fields["name"] ?? email;
  const facts = submissionFields.contact
    .filter((field) => field !== "message" && field in fields)
    .map((field) => [toLabel(field), fields[field] ?? ""] as const);
  const message = fields["message"] ?? "";
  return layOutMail(
    {
      subject: `Message from ${name}: ${fields["subject"] ?? "no subject"}`,
      heading: `New message from ${name}`,
      preview: message.slice(0, 120),
      parts: [
        { kind: "facts", facts: [["Email", email], ...facts] },
        { kind: "quote", text: message },
        {
          kind: "paragraph",
          text: `Reply to this mail and your answer goes to ${name}.`,
        },
      ],
      footer: [
        "You get this because somebody filled in a form on the website.",
        `To see it again: inbox show ${id}`,
      ],
    },
    site,
  );
}

function toLabel(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}
