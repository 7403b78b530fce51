import {
  useEffect,
  useId,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from "react";
import type { ContactField } from "#contract";
import type { sendContactMessage } from "../../api/forms.ts";
import { contactMessages } from "../../messages/contact.ts";
import { failureMessages } from "../../messages/shell.ts";
import { toast, toasts } from "../ui/toast.ts";
import { readText, type FieldProblem } from "./contact-fields.ts";
import { postPlainly, toFailureText } from "./form-failure.ts";
import { useDraft } from "./useDraft.ts";

function focusControl(form: HTMLFormElement | null, name: ContactField): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** Tells the visitor that a message was not sent. */
interface SendFailure {
  title: string;
  description: string;
}

/** The API call, which tests replace. */
export type SendMessage = typeof sendContactMessage;

/** Loads the checks and the call when a visitor enters the first field, as few visitors do. */
const loadSending = () => import("./contact-sending.ts");

function prepareSending(send: SendMessage | undefined): void {
  if (send !== undefined) return;
  loadSending()
    .then(({ prepareFormToken }) => prepareFormToken())
    .catch(() => undefined);
}

/** Focuses the first field with a problem, or after a failure the button, which was disabled during the call. */
function useProblemFocus(
  form: RefObject<HTMLFormElement | null>,
  problems: readonly FieldProblem[],
  failure: SendFailure | undefined,
): void {
  useEffect(() => {
    const [first] = problems;
    if (first) focusControl(form.current, first.name);
    else if (failure)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [form, problems, failure]);
}

/** The step that a form is at, the problems of its fields, and the failure of its call. */
function useSendingState() {
  const [step, setStep] = useState<"idle" | "sending" | "sent">("idle");
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<SendFailure>();
  const fail = (title: string, description: string) => {
    setStep("idle");
    setFailure({ title, description });
    toast({ title, description, variant: "destructive" });
  };
  return { step, setStep, problems, setProblems, failure, setFailure, fail };
}

type SendingState = ReturnType<typeof useSendingState>;

/** Sends a form, or shows its problems. @returns true if the message has arrived */
async function sendEntered(
  form: HTMLFormElement,
  send: SendMessage | undefined,
  { setStep, setProblems, setFailure, fail }: SendingState,
): Promise<boolean> {
  const entered = new FormData(form);
  const sending = await loadSending().catch(() => undefined);
  // Toasts about the previous attempt are out of date.
  toasts.dismiss();
  if (!sending) {
    postPlainly(form);
    return false;
  }
  const { typed, fields, problems } = sending.parseContactForm(entered);
  setProblems(problems);
  setFailure(undefined);
  if (!fields) {
    if (problems.some(({ name }) => typed[name] === ""))
      toast({
        title: contactMessages.missing,
        description: contactMessages.missingText,
        variant: "destructive",
      });
    return false;
  }
  setStep("sending");
  const call = send ?? sending.sendContactMessage;
  const reply = await call(fields, readText(entered, "website"));
  if (!reply.success) {
    fail(failureMessages.title, toFailureText(reply.message));
    setProblems(sending.toProblems(reply.errors ?? []));
    return false;
  }
  setStep("sent");
  toast({
    title: contactMessages.toastDone,
    description: contactMessages.toastDoneText,
  });
  return true;
}

/**
 * The state of a form that sends a contact message: idle, sending, sent. With problems or after a failure it is idle
 * again and keeps its text. The caller renders the controls, each with the name of a field of the message.
 */
export function useContactForm(send: SendMessage | undefined) {
  const id = useId();
  const state = useSendingState();
  const { step, setStep, problems, failure, fail } = state;
  const [restarts, setRestarts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const draft = useDraft(form);
  useProblemFocus(form, problems, failure);

  useEffect(() => {
    if (restarts > 0) focusControl(form.current, "name");
  }, [restarts]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void sendEntered(event.currentTarget, send, state)
      .then((sent) => sent && draft.clear())
      .catch(() => fail(contactMessages.error, contactMessages.errorText))
      .finally(() => {
        busy.current = false;
      });
  };

  return {
    step,
    problems,
    failure,
    /** Goes back to an empty form. */
    restart: () => {
      setStep("idle");
      setRestarts(restarts + 1);
    },
    /** True after `restart`: the visitor has sent a message and writes another. */
    isRestarted: restarts > 0,
    /** Focuses a field. */
    goTo: (name: ContactField) => focusControl(form.current, name),
    /** Props for the Field of a name. */
    field: (name: ContactField) => ({
      id: `${id}-${name}`,
      error: problems.find((problem) => problem.name === name)?.message,
    }),
    /** Props for the form element. Without script it posts by itself. */
    form: {
      ref: form,
      action: "/api/contact-us",
      method: "post",
      noValidate: true,
      onSubmit,
      onInput: draft.save,
      onFocus: () => prepareSending(send),
    } as const,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
