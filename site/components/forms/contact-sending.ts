import { contact } from "#contract";
import { sendContactMessage, type ContactFields } from "../../api/forms.ts";
import { contactFieldNames, type FieldProblem } from "./contact-fields.ts";

export { sendContactMessage };

/** What the server would refuse, one problem a field, in the order of the form. */
export function checkContact(fields: ContactFields): FieldProblem[] {
  const parsed = contact.body.safeParse(fields);
  if (parsed.success) return [];
  const { issues } = parsed.error;
  return contactFieldNames.flatMap((name) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue ? [{ name, message: issue.message }] : [];
  });
}
