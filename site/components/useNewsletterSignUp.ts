import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { newsletterMessages } from "../messages/forms.ts";
import { failureMessages } from "../messages/shell.ts";
import { postPlainly, toFailureText } from "./forms/form-failure.ts";
import type { NewsletterConfirmation } from "./NewsletterConfirmation.tsx";
import { toast } from "./ui/toast.ts";

/** Signs an address up. @throws Error whose message is shown to the visitor */
export type Subscribe = (email: string, source?: string) => Promise<unknown>;

interface SignUpOptions {
  /** Replaces the API call in tests. */
  subscribe: Subscribe | undefined;
  source: string | undefined;
  /** The toast after the sign-up. */
  done: { title: string; description: string };
}

/** Loads the check of addresses, the call and the confirmation when a visitor enters the field, as few visitors do. */
const loadSignUp = () => import("./newsletter-sign-up.ts");

function prepareSignUp(subscribe: Subscribe | undefined): void {
  if (subscribe !== undefined) return;
  loadSignUp()
    .then(({ prepareFormToken }) => prepareFormToken())
    .catch(() => undefined);
}

/** The state of a newsletter form. After typing and sending it shows the confirmation, or the form with the problem. */
export function useNewsletterSignUp({
  subscribe,
  source,
  done,
}: SignUpOptions) {
  const [sending, setSending] = useState(false);
  const [Confirmation, setConfirmation] =
    useState<typeof NewsletterConfirmation>();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<{ description: string }>();
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    // The field was disabled during the call, and so lost the focus.
    if (failure) input.current?.focus();
  }, [failure]);

  /** Shows what is wrong with the address. */
  const refuse = (message: string | undefined) => {
    setProblem(message ?? newsletterMessages.invalid);
    input.current?.focus();
  };

  const send = async (form: HTMLFormElement, typed: string) => {
    setFailure(undefined);
    // An empty field is refused at once: no need to load the check of addresses.
    if (typed.trim() === "") return refuse(undefined);
    const signUp = await loadSignUp().catch(() => undefined);
    if (!signUp) return postPlainly(form);
    const parsed = signUp.parseEmail(typed);
    if ("problem" in parsed) return refuse(parsed.problem);
    setProblem(undefined);
    setSending(true);
    await (subscribe ?? signUp.subscribeToNewsletter)(parsed.email, source);
    setConfirmation(() => signUp.NewsletterConfirmation);
    toast(done);
  };

  const fail = (error: unknown) => {
    const description = toFailureText(
      error instanceof Error ? error.message : "",
    );
    setSending(false);
    setFailure({ description });
    toast({
      title: failureMessages.title,
      description,
      variant: "destructive",
    });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void send(event.currentTarget, input.current?.value ?? "")
      .catch(fail)
      .finally(() => {
        busy.current = false;
      });
  };

  const prepare = () => prepareSignUp(subscribe);
  return { sending, Confirmation, problem, failure, input, submit, prepare };
}
