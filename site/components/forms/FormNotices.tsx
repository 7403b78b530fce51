import { Icon } from "../ui/Icon.tsx";
import type { ContactFormState } from "./useContactForm.ts";
import { contactMessages } from "../../messages.ts";

/** The problems of a form, as links to its fields. Renders nothing if there are none. */
export function ErrorSummary({
  problems,
  goTo,
}: Pick<ContactFormState, "problems" | "goTo">) {
  if (problems.length === 0) return null;
  return (
    <div className="form-summary">
      <p>{contactMessages.problems(problems.length)}</p>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className="text-link"
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
    <p className="form-failure">
      <Icon name="alert" />
      <span>
        <strong>{failure.title}.</strong> {failure.description}{" "}
        {contactMessages.textIsKept}{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </span>
    </p>
  );
}
