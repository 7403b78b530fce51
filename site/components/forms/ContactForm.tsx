import { TrapField } from "../TrapField.tsx";
import { Field } from "../ui/Field.tsx";
import { Input } from "../ui/Input.tsx";
import { Textarea } from "../ui/Textarea.tsx";
import { ErrorSummary, FailureNotice, SendButton } from "./FormParts.tsx";
import { useContactForm, type SendMessage } from "./useContactForm.ts";
import { contactMessages as labels } from "../../messages/contact.ts";

interface ContactFormProps {
  /** Where to write when the form fails. */
  supportEmail: string;
  /** The initial subject. */
  subject?: string | undefined;
  /** What to write. */
  messageHint?: string | null;
  send?: SendMessage;
}

/** The contact form. Once sent, a thank-you note replaces it until the visitor wants to write another message. */
export function ContactForm({
  supportEmail,
  subject = "",
  messageHint,
  send,
}: ContactFormProps) {
  const contact = useContactForm(send);
  if (contact.Thanks) return <contact.Thanks onRestart={contact.restart} />;
  return (
    <form className="relative grid gap-5" {...contact.form}>
      <ErrorSummary {...contact} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.name} {...contact.field("name")}>
          {(control) => (
            <Input {...control} name="name" autoComplete="name" required />
          )}
        </Field>
        <Field label={labels.email} {...contact.field("email")}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
            />
          )}
        </Field>
      </div>
      <Field label={labels.company} optional {...contact.field("company")}>
        {(control) => (
          <Input {...control} name="company" autoComplete="organization" />
        )}
      </Field>
      <Field label={labels.subject} {...contact.field("subject")}>
        {(control) => (
          <Input
            {...control}
            name="subject"
            required
            defaultValue={contact.isRestarted ? "" : subject}
          />
        )}
      </Field>
      <Field
        label={labels.message}
        hint={messageHint}
        {...contact.field("message")}
      >
        {(control) => (
          <Textarea {...control} name="message" rows={6} required />
        )}
      </Field>
      <FailureNotice failure={contact.failure} supportEmail={supportEmail} />
      <SendButton sending={contact.sending} />
      <TrapField />
    </form>
  );
}
