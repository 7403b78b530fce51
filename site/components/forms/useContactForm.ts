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
import { toast } from "../ui/toast.ts";
import type { FieldProblem } from "./contact-fields.ts";
import { postPlainly } from "./form-failure.ts";
import type { ThankYou } from "./ThankYou.tsx";
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

/** Loads the checks, the call and the thanks when a visitor enters the first field, as few visitors do. */
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

/** Whether a form is being sent, its thanks once it is, the problems of its fields, and the failure of its call. */
function useSendingState() {
  const [sending, setSending] = useState(false);
  const [Thanks, setThanks] = useState<typeof ThankYou>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<SendFailure>();
  const fail = (title: string, description: string) => {
    setSending(false);
    setFailure({ title, description });
    toast({ title, description, variant: "destructive" });
  };
  return {
    sending,
    setSending,
    Thanks,
    setThanks,
    problems,
    setProblems,
    failure,
    setFailure,
    fail,
  };
}

/** Sends a form, or shows its problems. @returns true if the message has arrived */
async function sendEntered(
  form: HTMLFormElement,
  send: SendMessage | undefined,
  state: ReturnType<typeof useSendingState>,
): Promise<boolean> {
  const entered = new FormData(form);
  state.setSending(true);
  const sending = await loadSending().catch(() => undefined);
  if (sending) return sending.sendMessage(entered, state, send);
  postPlainly(form);
  return false;
}

/**
 * The state of a form that sends a contact message: idle, sending, sent. With problems or after a failure it is idle
 * again and keeps its text. The caller renders the controls, each with the name of a field of the message.
 */
export function useContactForm(send: SendMessage | undefined) {
  const id = useId();
  const state = useSendingState();
  const { sending, Thanks, setThanks, problems, failure, fail } = state;
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
    sending,
    /** Takes the place of the form once the message is sent. */
    Thanks,
    problems,
    failure,
    /** Goes back to an empty form. */
    restart: () => {
      setThanks(undefined);
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
