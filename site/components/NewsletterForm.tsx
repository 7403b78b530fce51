import { useEffect, useRef, useState, type SubmitEvent } from "react";
import {
  newsletterMessages,
  type waitlistMessages,
} from "../messages/forms.ts";
import { TrapField } from "./TrapField.tsx";
import { Button } from "./ui/Button.tsx";
import { Field } from "./ui/Field.tsx";
import { Input } from "./ui/Input.tsx";
import { failureMessages } from "../messages/shell.ts";
import { postPlainly, toFailureText } from "./forms/form-failure.ts";
import type { NewsletterConfirmation } from "./NewsletterConfirmation.tsx";
import { toast } from "./ui/toast.ts";

type NewsletterWords = typeof newsletterMessages | typeof waitlistMessages;

interface NewsletterFormProps {
  /** Who sends the newsletter, as the toast names them. */
  host: string;
  /** Is stored with the address, so that staff can tell forms apart. */
  source?: string;
  /** By default, those of the newsletter. */
  words?: NewsletterWords;
  /** `default` if signing up is the purpose of the page. */
  variant?: "default" | "secondary";
  /** Replaces the API call in tests. */
  subscribe?: Subscribe;
}

/**
 * Sign-up for the newsletter. Once sent, a confirmation replaces the form. Each instance has its own state. Without
 * script it is a plain form that the server answers with a page.
 */
export function NewsletterForm({
  host,
  source,
  words = newsletterMessages,
  variant = "secondary",
  subscribe,
}: NewsletterFormProps) {
  const form = useNewsletterSignUp({
    subscribe,
    source,
    done: { title: words.toastDone, description: words.toastDoneText(host) },
  });
  const { sending, Confirmation, problem, failure } = form;
  if (Confirmation) return <Confirmation words={words} />;
  return (
    <form
      className="relative"
      action="/api/newsletter"
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      <Field label={words.label} error={problem}>
        {(control) => (
          <span className="grid gap-3 min-[30rem]:grid-cols-[minmax(0,1fr)_auto]">
            <Input
              {...control}
              ref={form.input}
              type="email"
              name="email"
              autoComplete="email"
              placeholder={newsletterMessages.placeholder}
              disabled={sending}
              onFocus={form.prepare}
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
        <p className="mt-1.5 text-sm wrap-anywhere text-danger">
          {failure.description}
        </p>
      )}
      {source !== undefined && (
        <input type="hidden" name="source" value={source} />
      )}
      <TrapField />
    </form>
  );
}

/** Signs an address up. @throws Error whose message is shown to the visitor */
type Subscribe = (email: string, source?: string) => Promise<unknown>;

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
function useNewsletterSignUp({ subscribe, source, done }: SignUpOptions) {
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
