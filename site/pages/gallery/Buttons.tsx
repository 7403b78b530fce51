import {
  Button,
  type ButtonSize,
  type ButtonVariant,
} from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { BusyButton } from "./BusyButton.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";
import type { ForcedState } from "./useForcedStates.ts";

const variants: readonly {
  variant: ButtonVariant;
  label: string;
  note: string;
}[] = [
  {
    variant: "default",
    label: "Start Now",
    note: "The one primary action of a viewport.",
  },
  {
    variant: "outline",
    label: "See pricing",
    note: "The action beside it.",
  },
  {
    variant: "secondary",
    label: "Subscribe",
    note: "An action of a part of the page, such as a form in the footer.",
  },
  {
    variant: "ghost",
    label: "Cancel",
    note: "An action that must not draw the eye.",
  },
  {
    variant: "link",
    label: "Read more",
    note: "An action in a line of text, with the height of a button.",
  },
  {
    variant: "destructive",
    label: "Delete list",
    note: "What cannot be undone.",
  },
];

/** The states are shown in the default size. */
const sizes: readonly ButtonSize[] = ["sm", "lg", "icon"];

const states: readonly { label: string; state?: ForcedState }[] = [
  { label: "rest" },
  { label: "hover", state: "hover" },
  { label: "focus", state: "focus-visible" },
  { label: "pressed", state: "hover active" },
];

/** Each variant in each state and size, with icons, and as a link. */
export function Buttons() {
  return (
    <>
      {variants.map(({ variant, label, note }) => (
        <Row key={variant} title={variant} note={note}>
          {states.map(({ label: name, state }) => (
            <Specimen key={name} label={name} state={state}>
              <Button variant={variant}>{label}</Button>
            </Specimen>
          ))}
          <Specimen label="disabled">
            <Button variant={variant} disabled>
              {label}
            </Button>
          </Specimen>
          <Specimen label="busy">
            <Button variant={variant} busy busyLabel="Working...">
              {label}
            </Button>
          </Specimen>
          {sizes.map((size) => (
            <Specimen key={size} label={`size ${size}`}>
              {size === "icon" ? (
                <Button variant={variant} size={size} aria-label={label}>
                  <Icon name="plus" />
                </Button>
              ) : (
                <Button variant={variant} size={size}>
                  {label}
                </Button>
              )}
            </Specimen>
          ))}
        </Row>
      ))}
      <OtherButtons />
    </>
  );
}

function OtherButtons() {
  return (
    <Row title="With icons, and as a link" fit="medium">
      <Specimen label="icon after">
        <Button>
          See how it works <Icon name="arrow-right" />
        </Button>
      </Specimen>
      <Specimen label="icon before">
        <Button variant="outline">
          <Icon name="download" /> Export as CSV
        </Button>
      </Specimen>
      <Specimen label="href">
        <Button href="/pricing" variant="outline">
          Pricing
        </Button>
      </Specimen>
      <Specimen label="href, new tab">
        <Button href="/sitemap.xml" variant="outline" newTab>
          Sitemap <Icon name="arrow-up-right" />
        </Button>
      </Specimen>
      <Specimen label="press it: its width stays">
        <BusyButton />
      </Specimen>
    </Row>
  );
}
