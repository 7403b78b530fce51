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
import { contactMessages, failureMessages } from "../../messages.ts";
import { toast, toasts } from "../ui/toast.ts";
import { readText, type FieldProblem } from "./contact-fields.ts";

function focusControl(form: HTMLFormElement | null, name: ContactField): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** What the visitor is told when a message did not get through. */
interface SendFailure {
  title: string;
  description: string;
}

/** How a form sends its message; the site's own call unless a test gives another. */
export type SendMessage = typeof sendContactMessage;

/** The rules and the call come when the first field is entered: few visitors need them. */
const loadSending = () => import("./contact-sending.ts");

async function prepareSending(send: SendMessage | undefined): Promise<void> {
  const { prepareFormToken } = await loadSending();
  if (send === undefined) await prepareFormToken();
}

/** Takes the visitor to the first problem, or back to the button that was disabled while the call ran. */
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

/** What a form shows of its message: where it stands, what is wrong with it, and why it did not get through. */
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

/** Checks what was entered and sends it, unless something is wrong with it. */
async function sendEntered(
  entered: FormData,
  send: SendMessage | undefined,
  { setStep, setProblems, setFailure, fail }: SendingState,
): Promise<void> {
  const sending = await loadSending();
  const fields = sending.parseContactForm(entered);
  const found = sending.checkContact(fields);
  setProblems(found);
  setFailure(undefined);
  if (found.length > 0) {
    if (found.some(({ name }) => fields[name] === ""))
      toast({
        title: contactMessages.missing,
        description: contactMessages.missingText,
        variant: "destructive",
      });
    return;
  }
  // What it said of the try before no longer holds.
  toasts.dismiss();
  setStep("sending");
  const call = send ?? sending.sendContactMessage;
  const outcome = await call(fields, readText(entered, "website"));
  if (outcome.success) {
    setStep("sent");
    toast({
      title: contactMessages.toastDone,
      description: contactMessages.toastDoneText,
    });
    return;
  }
  const { errors, message } = outcome;
  fail(failureMessages.title, message ?? failureMessages.text);
  setProblems(sending.toProblems((name) => errors.get(name)));
}

/**
 * The life of a form that sends a contact message: idle, sending, sent; or idle again with all its text, the problems
 * beside their fields, or the failure. The form's controls are its own, under the names of the message's fields.
 */
export function useContactForm(send: SendMessage | undefined) {
  const id = useId();
  const state = useSendingState();
  const { step, setStep, problems, failure, fail } = state;
  const [restarts, setRestarts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  useProblemFocus(form, problems, failure);

  useEffect(() => {
    if (restarts > 0) focusControl(form.current, "name");
  }, [restarts]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void sendEntered(new FormData(event.currentTarget), send, state)
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
    /** True once the visitor has sent one message and is at another. */
    isRestarted: restarts > 0,
    /** Takes the visitor to a field. */
    goTo: (name: ContactField) => focusControl(form.current, name),
    /** What the Field of a name needs. */
    field: (name: ContactField) => ({
      id: `${id}-${name}`,
      error: problems.find((problem) => problem.name === name)?.message,
    }),
    /** What the form element needs; without script it posts by itself. */
    form: {
      ref: form,
      action: "/api/contact-us",
      method: "post",
      noValidate: true,
      onSubmit,
      onFocus: () => void prepareSending(send).catch(() => undefined),
    } as const,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
