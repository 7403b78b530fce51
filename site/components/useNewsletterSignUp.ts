import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { failureMessages } from "../messages.ts";
import type { NewsletterConfirmation } from "./NewsletterConfirmation.tsx";
import { toast } from "./ui/toast.ts";

/** Signs an address up; rejects with what to tell the visitor. */
export type Subscribe = (email: string, source?: string) => Promise<unknown>;

interface SignUpOptions {
  /** The site's own call unless a test gives another. */
  subscribe: Subscribe | undefined;
  source: string | undefined;
  /** What the toast says once it is done. */
  done: { title: string; description: string };
}

/** The rule for addresses, the call and what follows it come when somebody is about to type: few visitors need them. */
const loadSignUp = () => import("./newsletter-sign-up.ts");

async function prepareSignUp(subscribe: Subscribe | undefined): Promise<void> {
  const { prepareFormToken } = await loadSignUp();
  if (subscribe === undefined) await prepareFormToken();
}

const wordsOf = (problem: unknown) =>
  (problem instanceof Error && problem.message) || failureMessages.text;

/** The life of a newsletter form: typing, sending, and its confirmation for good; or typing again with what is wrong. */
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
    // It was disabled while the call ran, and lost the focus with it.
    if (failure) input.current?.focus();
  }, [failure]);

  const send = async (typed: string) => {
    setFailure(undefined);
    // An empty field needs no rule to be refused, and no wait for one.
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
    const description = wordsOf(problem);
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
