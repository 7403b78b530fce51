import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { failureMessages, newsletterMessages } from "../messages.ts";
import type { NewsletterConfirmation } from "./NewsletterConfirmation.tsx";
import { TrapField } from "./TrapField.tsx";
import { Button } from "./ui/Button.tsx";
import { Field } from "./ui/Field.tsx";
import { Input } from "./ui/Input.tsx";
import { toast } from "./ui/toast.ts";

/** What the form says; the newsletter's own words unless it signs up for something else. */
export type NewsletterWords = Readonly<
  Record<
    | "label"
    | "submit"
    | "submitting"
    | "doneHeading"
    | "doneText"
    | "toastDone",
    string
  >
> & { toastDoneText: (host: string) => string };

interface NewsletterFormProps {
  /** Whose news it is, as the toast says it. */
  host: string;
  /** Which form it is, where that matters to who reads the list. */
  source?: string;
  words?: NewsletterWords;
  /** `default` where signing up is what the page is for. */
  variant?: "default" | "secondary";
  /** Signs an address up; rejects with what to tell the visitor. The site's own call unless a test gives another. */
  subscribe?: (email: string, source?: string) => Promise<unknown>;
}

/** The rule for addresses, the call and what follows it come when somebody is about to type: few visitors need them. */
const loadSignUp = () => import("./newsletter-sign-up.ts");

async function prepareSignUp(
  subscribe: NewsletterFormProps["subscribe"],
): Promise<void> {
  const { prepareFormToken } = await loadSignUp();
  if (subscribe === undefined) await prepareFormToken();
}

const wordsOf = (problem: unknown) =>
  (problem instanceof Error && problem.message) || failureMessages.text;

/**
 * Sign-up for the newsletter; each instance keeps its own state, and its confirmation for good. Without script it is a
 * plain form that the server answers with a page.
 */
export function NewsletterForm({
  host,
  source,
  words = newsletterMessages,
  variant = "secondary",
  subscribe,
}: NewsletterFormProps) {
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
    toast({
      title: words.toastDone,
      description: words.toastDoneText(host),
    });
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

  if (Confirmation) return <Confirmation words={words} />;
  return (
    <form
      className="newsletter-form relative"
      action="/api/newsletter"
      method="post"
      noValidate
      onSubmit={submit}
    >
      <Field
        label={words.label}
        error={invalid ? newsletterMessages.invalid : undefined}
      >
        {(control) => (
          <span className="grid gap-3 min-[30rem]:grid-cols-[minmax(0,1fr)_auto]">
            <Input
              {...control}
              ref={input}
              type="email"
              name="email"
              autoComplete="email"
              placeholder={newsletterMessages.placeholder}
              disabled={sending}
              onFocus={() =>
                void prepareSignUp(subscribe).catch(() => undefined)
              }
            />
            <Button
              type="submit"
              variant={variant}
              busy={sending}
              busyLabel={words.submitting}
            >
              {words.submit}
            </Button>
          </span>
        )}
      </Field>
      {failure && (
        <p className="mt-1.5 text-sm text-danger">{failure.description}</p>
      )}
      {source !== undefined && (
        <input type="hidden" name="source" value={source} />
      )}
      <TrapField />
    </form>
  );
}
