import { newsletterMessages } from "../messages.ts";
import { TrapField } from "./TrapField.tsx";
import { Button } from "./ui/Button.tsx";
import { Field } from "./ui/Field.tsx";
import { Input } from "./ui/Input.tsx";
import { useNewsletterSignUp, type Subscribe } from "./useNewsletterSignUp.ts";

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
  /** The site's own call unless a test gives another. */
  subscribe?: Subscribe;
}

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
  const form = useNewsletterSignUp({
    subscribe,
    source,
    done: { title: words.toastDone, description: words.toastDoneText(host) },
  });
  const { sending, Confirmation, invalid, failure } = form;
  if (Confirmation) return <Confirmation words={words} />;
  return (
    <form
      className="newsletter-form relative"
      action="/api/newsletter"
      method="post"
      noValidate
      onSubmit={form.submit}
    >
      <Field
        label={words.label}
        error={invalid ? newsletterMessages.invalid : undefined}
      >
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
        <p className="mt-1.5 text-sm text-danger">{failure.description}</p>
      )}
      {source !== undefined && (
        <input type="hidden" name="source" value={source} />
      )}
      <TrapField />
    </form>
  );
}
