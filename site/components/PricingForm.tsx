import { pricingFormMessages as words } from "../messages/pricing.ts";
import { ErrorSummary, FailureNotice, SendButton } from "./forms/FormParts.tsx";
import { useContactForm, type SendMessage } from "./forms/useContactForm.ts";
import { TrapField } from "./TrapField.tsx";
import { Field } from "./ui/Field.tsx";
import { Input } from "./ui/Input.tsx";
import { Select } from "./ui/Select.tsx";

interface PricingFormProps {
  /** Where to write when the form fails. */
  supportEmail: string;
  send?: SendMessage;
}

const asMessage = (size: string) => `${words.teamSize}: ${size}`;

/**
 * A contact message with a fixed subject. Its text is the chosen size of the team: the options have the whole text as
 * their values, so that the form sends the same without script.
 */
export function PricingForm({ supportEmail, send }: PricingFormProps) {
  const contact = useContactForm(send);
  if (contact.Thanks) return <contact.Thanks onRestart={contact.restart} />;
  return (
    <form className="relative grid gap-5" {...contact.form}>
      <ErrorSummary {...contact} />
      <Field label={words.name} {...contact.field("name")}>
        {(control) => <Input {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label={words.email} {...contact.field("email")}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="email" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.company} {...contact.field("company")}>
          {(control) => (
            <Input {...control} name="company" autoComplete="organization" />
          )}
        </Field>
        <Field label={words.teamSize} {...contact.field("message")}>
          {(control) => (
            <Select {...control} name="message">
              <option value={asMessage(words.noSize)}>
                {words.chooseSize}
              </option>
              {words.teamSizes.map((size) => (
                <option key={size} value={asMessage(size)}>
                  {size}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <input type="hidden" name="subject" value={words.subject} />
      <FailureNotice failure={contact.failure} supportEmail={supportEmail} />
      <SendButton sending={contact.sending} />
      <TrapField />
    </form>
  );
}
