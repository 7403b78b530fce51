import { contact } from "#contract";
import {
  prepareFormToken,
  sendContactMessage,
  type ContactFields,
} from "../../api/forms.ts";
import { sentMessages } from "../../messages/contact.ts";
import { failureMessages } from "../../messages/shell.ts";
import { toast, toasts } from "../ui/toast.ts";
import { readText, type FieldProblem } from "./contact-fields.ts";
import { toFailureText } from "./form-failure.ts";
import { ThankYou } from "./ThankYou.tsx";

import "../ui/Toast.tsx";

export { prepareFormToken };

/** What a visitor has entered: a message as the server stores it, or why the server would refuse it. */
interface Entered {
  /** As typed, without spaces around. Fields without a control in the form are empty. */
  typed: ContactFields;
  fields?: ContactFields;
  problems: FieldProblem[];
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

/** How a form hears of its sending. */
interface Sending {
  setSending: (sending: boolean) => void;
  setThanks: (thanks: () => typeof ThankYou) => void;
  setProblems: (problems: readonly FieldProblem[]) => void;
  setFailure: (failure: undefined) => void;
  fail: (title: string, description: string) => void;
}

/**
 * Sends what is entered, or shows its problems.
 * @param send the call, which tests replace
 * @returns true if the message has arrived
 */
export async function sendMessage(
  entered: FormData,
  { setSending, setThanks, setProblems, setFailure, fail }: Sending,
  send = sendContactMessage,
): Promise<boolean> {
  // Toasts about the previous attempt are out of date.
  toasts.dismiss();
  const { typed, fields, problems } = parseContactForm(entered);
  setProblems(problems);
  setFailure(undefined);
  if (!fields) {
    setSending(false);
    if (problems.some(({ name }) => typed[name] === ""))
      toast({
        title: sentMessages.missing,
        description: sentMessages.missingText,
        variant: "destructive",
      });
    return false;
  }
  const reply = await send(fields, readText(entered, "website"));
  if (!reply.success) {
    fail(failureMessages.title, toFailureText(reply.message));
    setProblems(toProblems(reply.errors ?? []));
    return false;
  }
  setSending(false);
  setThanks(() => ThankYou);
  toast({ title: sentMessages.done, description: sentMessages.doneText });
  return true;
}
