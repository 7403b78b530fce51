import { Field, type FieldControl } from "../../components/ui/Field.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { Range } from "../../components/ui/Range.tsx";
import { Select } from "../../components/ui/Select.tsx";
import { Textarea } from "../../components/ui/Textarea.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";
import type { ForcedState } from "./useForcedStates.ts";

interface Case {
  label: string;
  state?: ForcedState;
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

/** Each form control in each state, in a field. */
export function Controls() {
  return (
    <>
      {kinds.map(({ title, field, control }) => (
        <Row key={title} title={title} fit="medium">
          {cases.map((shown) => (
            <Specimen
              key={shown.label}
              label={shown.label}
              state={shown.state}
              on="input, select, textarea"
            >
              <Field label={field} error={shown.error}>
                {(tied) => control(tied, shown)}
              </Field>
            </Specimen>
          ))}
        </Row>
      ))}
      <Row title="Range" fit="medium">
        <Specimen label="half way">
          <Range aria-label="Leads a month" />
        </Specimen>
        <Specimen label="focus" state="focus-visible">
          <Range aria-label="Leads a month" />
        </Specimen>
      </Row>
      <Row title="Field" note="A label, always above." fit="medium">
        <Specimen label="optional">
          <Field label="Company" optional>
            {(tied) => <Input {...tied} />}
          </Field>
        </Specimen>
        <Specimen label="hint">
          <Field label="Profile" hint="The address of a public profile.">
            {(tied) => <Input {...tied} />}
          </Field>
        </Specimen>
        <Specimen label="hint and error">
          <Field
            label="Profile"
            hint="The address of a public profile."
            error="This is not an address. It begins with https://"
          >
            {(tied) => <Input {...tied} defaultValue="dana whitlock" />}
          </Field>
        </Specimen>
      </Row>
    </>
  );
}
