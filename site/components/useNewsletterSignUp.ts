import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { failureMessages } from "../messages.ts";
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

async function prepareSignUp(subscribe: Subscribe | undefined): Promise<void> {
  const { prepareFormToken } = await loadSignUp();
  if (subscribe === undefined) await prepareFormToken();
}

const messageOf = (problem: unknown) =>
  (problem instanceof Error && problem.message) || failureMessages.text;

/** The state of a newsletter form. After typing and sending it shows the confirmation, or the form with the problem. */
export function useNewsletterSignUp({
  subscribe,
  source,
  done,
}: SignUpOptions) {
  const [sending, setSending] = useState(false);
  const [Confirmation, setConfirmation] =
    useState<typeof NewsletterConfirmation>();
  const [invalid, setInvalid] = useState(false);
  const [failure, setFailure] = useState<{ description: string }>();
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    // The field was disabled during the call, and so lost the focus.
    if (failure) input.current?.focus();
  }, [failure]);

  const send = async (typed: string) => {
    setFailure(undefined);
    // An empty field is refused at once: no need to load the check of addresses.
    const signUp = typed.trim() === "" ? undefined : await loadSignUp();
    const email = signUp?.parseEmail(typed);
    setInvalid(email === undefined);
    if (!signUp || email === undefined) return input.current?.focus();
    setSending(true);
    await (subscribe ?? signUp.subscribeToNewsletter)(email, source);
    setConfirmation(() => signUp.NewsletterConfirmation);
    toast(done);
  };

  const fail = (problem: unknown) => {
    const description = messageOf(problem);
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
    void send(input.current?.value ?? "")
      .catch(fail)
      .finally(() => {
        busy.current = false;
      });
  };

  const prepare = () => void prepareSignUp(subscribe).catch(() => undefined);
  return { sending, Confirmation, invalid, failure, input, submit, prepare };
}
