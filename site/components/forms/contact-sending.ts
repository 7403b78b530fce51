import { contact } from "#contract";
import {
  prepareFormToken,
  sendContactMessage,
  type ContactFields,
} from "../../api/forms.ts";
import { readText, type FieldProblem } from "./contact-fields.ts";

import "../ui/Toast.tsx";

export { prepareFormToken, sendContactMessage };

/** What a visitor has entered: a message as the server stores it, or why the server would refuse it. */
interface Entered {
  /** As typed, without spaces around. Fields without a control in the form are empty. */
  typed: ContactFields;
  fields?: ContactFields;
  problems: FieldProblem[];
}

/** The message in a form. There is at most one problem for each field, in the order of the form. */
export function parseContactForm(form: FormData): Entered {
  const typed = Object.fromEntries(
    contact.fieldNames.map((name) => [name, readText(form, name)]),
  ) as ContactFields;
  const { data, error } = contact.fields.safeParse(typed);
  if (data) {
    const fields = Object.fromEntries(
      contact.fieldNames.map((name) => [name, data[name] ?? ""]),
    ) as ContactFields;
    return { typed, fields, problems: [] };
  }
  const problems = toProblems(
    (error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0]),
      message,
    })),
  );
  return { typed, problems };
}

/** The first problem of each field of a contact message, in the order of the form. */
export function toProblems(
  errors: readonly { field: string; message: string }[],
): FieldProblem[] {
  return contact.fieldNames.flatMap((name) => {
    const error = errors.find(({ field }) => field === name);
    return error ? [{ name, message: error.message }] : [];
  });
}
