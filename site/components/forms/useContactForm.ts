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
import type { Outcome } from "./contact-sending.ts";
import { postPlainly } from "./form-failure.ts";
import { useDraft } from "./useDraft.ts";

function focusControl(form: HTMLFormElement | null, name: ContactField): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
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
  { problems, failure }: Outcome,
): void {
  useEffect(() => {
    const [first] = problems;
    if (first) focusControl(form.current, first.name);
    else if (failure)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [form, problems, failure]);
}

/** Sends a form. @returns nothing if the browser posts it and leaves the page */
async function sendEntered(
  form: HTMLFormElement,
  send: SendMessage | undefined,
): Promise<Outcome | undefined> {
  const entered = new FormData(form);
  const sending = await loadSending().catch(() => undefined);
  if (sending) return sending.sendMessage(entered, send);
  postPlainly(form);
  return undefined;
}

interface FormState extends Outcome {
  sending: boolean;
}

const idle: FormState = { sending: false, problems: [] };

const toFailed = (): Outcome => {
  const { error: title, errorText: description } = contactMessages;
  return { problems: [], failure: { title, description } };
};

/**
 * The state of a form that sends a contact message: idle, sending, sent. With problems or after a failure it is idle
 * again and keeps its text. The caller renders the controls, each with the name of a field of the message.
 */
export function useContactForm(send: SendMessage | undefined) {
  const id = useId();
  const [state, setState] = useState(idle);
  const { sending, Thanks, problems, failure } = state;
  const [restarts, setRestarts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const draft = useDraft(form);
  useProblemFocus(form, state);

  useEffect(() => {
    if (restarts > 0) focusControl(form.current, "name");
  }, [restarts]);

  const show = (outcome: Outcome | undefined) => {
    busy.current = false;
    if (!outcome) return;
    setState({ ...idle, ...outcome });
    if (outcome.Thanks) draft.clear();
    if (outcome.failure) toast({ ...outcome.failure, variant: "destructive" });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The state is not set yet if both come in one task.
    if (busy.current) return;
    busy.current = true;
    setState({ ...idle, sending: true });
    void sendEntered(event.currentTarget, send).catch(toFailed).then(show);
  };

  return {
    sending,
    /** Takes the place of the form once the message is sent. */
    Thanks,
    problems,
    failure,
    /** Goes back to an empty form. */
    restart: () => {
      setState(idle);
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
