import { ContactForm } from "../../components/forms/ContactForm.tsx";
import {
  ErrorSummary,
  FailureNotice,
} from "../../components/forms/FormNotices.tsx";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Field, type FieldControl } from "../../components/ui/Field.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { Range } from "../../components/ui/Range.tsx";
import { Select } from "../../components/ui/Select.tsx";
import { Textarea } from "../../components/ui/Textarea.tsx";
import { Toast } from "../../components/ui/Toast.tsx";
import type { ToastMessage } from "../../components/ui/toast-props.ts";
import { toast } from "../../components/ui/toast.ts";
import { contactMessages } from "../../messages/contact.ts";
import { newsletterMessages } from "../../messages/forms.ts";
import { failureMessages } from "../../messages/shell.ts";
import type { Row, Specimen } from "./Specimens.tsx";

interface Case extends Pick<Specimen, "label" | "state"> {
  filled?: boolean;
  disabled?: boolean;
  error?: string;
}

const cases: readonly Case[] = [
  { label: "empty" },
  { label: "filled", filled: true },
  { label: "hover", filled: true, state: "hover" },
  { label: "focus", filled: true, state: "focus-visible" },
  { label: "error", error: "Please fill this in" },
  { label: "disabled", filled: true, disabled: true },
];

const sizes = ["1-10", "11-50", "51-200", "201+"];

const kinds = [
  {
    title: "Input",
    field: "Work email",
    control: (tied: FieldControl, { filled, disabled }: Case) => (
      <Input
        {...tied}
        type="email"
        placeholder="Enter your email address"
        defaultValue={filled ? "elena@fernhill.example" : ""}
        disabled={disabled}
      />
    ),
  },
  {
    title: "Select",
    field: "Team size",
    control: (tied: FieldControl, { filled, disabled }: Case) => (
      <Select
        {...tied}
        defaultValue={filled ? sizes[1] : ""}
        disabled={disabled}
      >
        <option value="">Choose one</option>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
    ),
  },
  {
    title: "Textarea",
    field: "Message",
    control: (tied: FieldControl, { filled, disabled }: Case) => (
      <Textarea
        {...tied}
        rows={4}
        placeholder="What would you like to know?"
        defaultValue={filled ? "We watch three competitors by hand." : ""}
        disabled={disabled}
      />
    ),
  },
];

const fields = [
  { label: "Company", optional: true },
  { label: "Profile", hint: "The address of a public profile." },
  {
    label: "Profile, wrong",
    hint: "The address of a public profile.",
    error: "This is not an address. It begins with https://",
  },
];

/** Each form control in each state, in a field. */
export const controlRows: readonly Row[] = [
  ...kinds.map(({ title, field, control }) => ({
    title,
    fit: "medium" as const,
    specimens: cases.map(({ label, ...shown }) => ({
      label,
      ...(shown.state && { state: shown.state }),
      on: "input, select, textarea",
      shown: (
        <Field label={field} error={shown.error}>
          {(tied) => control(tied, { label, ...shown })}
        </Field>
      ),
    })),
  })),
  {
    title: "Range",
    fit: "medium",
    specimens: [
      { label: "half way", shown: <Range aria-label="Leads a month" /> },
      {
        label: "focus",
        state: "focus-visible",
        shown: <Range aria-label="Leads a month" />,
      },
    ],
  },
  {
    title: "Field",
    note: "A label, always above.",
    fit: "medium",
    specimens: fields.map((field) => ({
      label: Object.keys(field).slice(1).join(" and "),
      shown: <Field {...field}>{(tied) => <Input {...tied} />}</Field>,
    })),
  },
];

const REPLY_MS = 1200;
const host = "company.example";

const wait = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, REPLY_MS);
  });

const refuse = async (): Promise<never> => {
  await wait();
  throw new Error("The gallery refuses every message, to show this error.");
};

/** The site's forms. They send nothing. */
export const formRows: readonly Row[] = [
  {
    title: "Newsletter",
    fit: "wide",
    specimens: [
      {
        label: "answers after a moment",
        shown: <NewsletterForm host={host} subscribe={wait} />,
      },
      {
        label: "fails after a moment, primary",
        shown: (
          <NewsletterForm host={host} subscribe={refuse} variant="default" />
        ),
      },
    ],
  },
  {
    title: "Contact",
    fit: "wide",
    specimens: [
      {
        label: "send it empty for its errors, or filled in for its failure",
        shown: <ContactForm supportEmail={`support@${host}`} send={refuse} />,
      },
      {
        label: "what stands above and under it when it fails",
        shown: (
          <div className="grid gap-5">
            <ErrorSummary
              problems={[
                { name: "name", message: "Please say who you are" },
                { name: "email", message: "Please enter a valid address" },
              ]}
              goTo={() => undefined}
            />
            <FailureNotice
              failure={{
                title: contactMessages.error,
                description: contactMessages.errorText,
              }}
              supportEmail={`support@${host}`}
            />
          </div>
        ),
      },
    ],
  },
];

const toasts: readonly (ToastMessage & { label: string })[] = [
  {
    label: "default",
    title: contactMessages.toastDone,
    description: contactMessages.toastDoneText,
  },
  {
    label: "destructive",
    title: failureMessages.title,
    description: failureMessages.text,
    variant: "destructive",
  },
  { label: "title alone", title: newsletterMessages.toastDone },
];

/** Toasts that stay open, and buttons that show real ones. */
export const toastRows: readonly Row[] = [
  {
    title: "Toast",
    fit: "medium",
    specimens: toasts.map(({ label, ...message }) => ({
      label,
      shown: <Toast toast={message} onDismiss={() => undefined} />,
    })),
  },
  {
    title: "ToastRegion",
    note: "Leaves after five seconds, unless it is pointed at or focused; swipe it to the right.",
    specimens: toasts.map(({ label, ...message }) => ({
      label,
      shown: (
        <Button variant="outline" onClick={() => toast(message)}>
          Show
        </Button>
      ),
    })),
  },
];
