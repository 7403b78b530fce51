import { contact } from "#contract";
import { sendContactMessage, type ContactFields } from "../../api/forms.ts";
import { readText, type FieldProblem } from "./contact-fields.ts";

export { prepareFormToken } from "../../api/form-token.ts";
export { sendContactMessage };

/** All fields of a contact message, trimmed. Those without a control in the form are empty. */
export function parseContactForm(form: FormData): ContactFields {
  const entries = contact.fieldNames.map((name) => [
    name,
    readText(form, name),
  ]);
  return Object.fromEntries(entries) as ContactFields;
}

/** The problems for which the server would refuse a message: at most one for each field, in the order of the form. */
export function checkContact(fields: ContactFields): FieldProblem[] {
  const parsed = contact.fields.safeParse(fields);
  if (parsed.success) return [];
  const { issues } = parsed.error;
  return toProblems(
    (name) => issues.find(({ path }) => path[0] === name)?.message,
  );
}

/** A problem for each field that has a message, in the order of the form. */
export function toProblems(
  messageOf: (name: string) => string | undefined,
): FieldProblem[] {
  return contact.fieldNames.flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ name, message }];
  });
}
