import { textLink } from "../TextLink.tsx";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import type { ContactFormState } from "./useContactForm.ts";
import { contactMessages } from "../../messages/contact.ts";

/** The problems of a form, as links to its fields. Renders nothing if there are none. */
export function ErrorSummary({
  problems,
  goTo,
}: Pick<ContactFormState, "problems" | "goTo">) {
  if (problems.length === 0) return null;
  return (
    <div
      className="rounded-md border border-danger-line bg-danger-soft px-4 py-3.5 text-md"
      data-notice="problems"
    >
      <p className="font-medium">{contactMessages.problems(problems.length)}</p>
      <ul className="mt-1">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className={cn(
                textLink,
                "min-h-8 text-left text-ink decoration-danger",
              )}
              onClick={() => goTo(name)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the message was not sent, and the mail address to write to instead. */
export function FailureNotice({
  failure,
  supportEmail,
}: Pick<ContactFormState, "failure"> & { supportEmail: string }) {
  if (!failure) return null;
  return (
    <p
      className="flex gap-2.5 rounded-md border border-danger-line bg-danger-soft px-4 py-3.5 text-md"
      data-notice="failure"
    >
      <Icon name="alert" className="mt-0.5 text-danger" />
      <span>
        <strong>{failure.title}.</strong> {failure.description}{" "}
        {contactMessages.textIsKept}{" "}
        <a className={textLink} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </span>
    </p>
  );
}

/** The submit button of a contact form. It is disabled while sending, and keeps its width. */
export function SendButton({ sending }: { sending: boolean }) {
  return (
    <Button
      type="submit"
      size="lg"
      // Keeps it out from under the toast when it gets the focus back.
      className="mt-1 scroll-mb-36 justify-self-start"
      busy={sending}
      busyLabel={contactMessages.submitting}
    >
      {contactMessages.submit}
    </Button>
  );
}
