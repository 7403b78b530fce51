import { newsletterMessages } from "../messages/forms.ts";
import { TrapField } from "./TrapField.tsx";
import { Button } from "./ui/Button.tsx";
import { Field } from "./ui/Field.tsx";
import { Input } from "./ui/Input.tsx";
import { useNewsletterSignUp, type Subscribe } from "./useNewsletterSignUp.ts";

/** The texts of the form. */
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
