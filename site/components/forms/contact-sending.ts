import { contact, type ContactField } from "#contract";
import {
  prepareFormToken,
  sendContactMessage,
  type ContactFields,
} from "../../api/forms.ts";
import { sentMessages } from "../../messages/contact.ts";
import { failureMessages } from "../../messages/shell.ts";
import { toast, toasts } from "../ui/toast.ts";
import { toFailureText } from "./form-failure.ts";
import { ThankYou } from "./ThankYou.tsx";

import "../ui/Toast.tsx";

export { prepareFormToken };

export interface FieldProblem {
  name: ContactField;
  message: string;
}

/** What a visitor has entered: a message as the server stores it, or why the server would refuse it. */
interface Entered {
  /** As typed, without spaces around. Fields without a control in the form are empty. */
  typed: ContactFields;
  fields?: ContactFields;
  problems: FieldProblem[];
}

/** The trimmed text of a form's control. Empty if there is no such control. */
function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** The message in a form. There is at most one problem for each field, in the order of the form. */
function parseContactForm(form: FormData): Entered {
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
function toProblems(
  errors: readonly { field: string; message: string }[],
): FieldProblem[] {
  return contact.fieldNames.flatMap((name) => {
    const error = errors.find(({ field }) => field === name);
    return error ? [{ name, message: error.message }] : [];
  });
}

/** What became of a message: its thanks once it has arrived, or why it has not. */
export interface Outcome {
  Thanks?: typeof ThankYou;
  problems: readonly FieldProblem[];
  failure?: { title: string; description: string };
}

/**
 * Sends what is entered, unless it has problems.
 * @param send the call, which tests replace
 */
export async function sendMessage(
  entered: FormData,
  send = sendContactMessage,
): Promise<Outcome> {
  // Toasts about the previous attempt are out of date.
  toasts.dismiss();
  const { typed, fields, problems } = parseContactForm(entered);
  if (!fields) {
    if (problems.some(({ name }) => typed[name] === ""))
      toast({
        title: sentMessages.missing,
        description: sentMessages.missingText,
        variant: "destructive",
      });
    return { problems };
  }
  const reply = await send(fields, readText(entered, "website"));
  if (!reply.success) {
    const { title } = failureMessages;
    const description = toFailureText(reply.message);
    const failure = { title, description };
    return { problems: toProblems(reply.errors ?? []), failure };
  }
  toast({ title: sentMessages.done, description: sentMessages.doneText });
  return { problems: [], Thanks: ThankYou };
}
