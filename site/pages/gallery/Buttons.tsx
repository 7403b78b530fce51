import {
  Button,
  type ButtonSize,
  type ButtonVariant,
} from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { BusyButton } from "./BusyButton.tsx";
import { keysOf } from "./keys-of.ts";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";
import type { ForcedState } from "./useForcedStates.ts";

const variants: Readonly<
  Record<ButtonVariant, { label: string; note: string }>
> = {
  default: {
    label: "Start Now",
    note: "The one primary action of a viewport.",
  },
  outline: {
    label: "See pricing",
    note: "The action beside it.",
  },
  secondary: {
    label: "Subscribe",
    note: "An action of a part of the page, such as a form in the footer.",
  },
  ghost: {
    label: "Cancel",
    note: "An action that must not draw the eye.",
  },
  link: {
    label: "Read more",
    note: "An action in a line of text, with the height of a button.",
  },
  destructive: {
    label: "Delete list",
    note: "What cannot be undone.",
  },
};

/** The label of each size. The states are shown in the default size. */
const sizes: Readonly<Record<Exclude<ButtonSize, "default">, "text" | "icon">> =
  { sm: "text", lg: "text", icon: "icon" };

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
      {keysOf(variants).map((variant) => (
        <Row key={variant} title={variant} note={variants[variant].note}>
          {states.map(({ label: name, state }) => (
            <Specimen key={name} label={name} state={state}>
              <Button variant={variant}>{variants[variant].label}</Button>
            </Specimen>
          ))}
          <Specimen label="disabled">
            <Button variant={variant} disabled>
              {variants[variant].label}
            </Button>
          </Specimen>
          <Specimen label="busy">
            <Button variant={variant} busy busyLabel="Working...">
              {variants[variant].label}
            </Button>
          </Specimen>
          {keysOf(sizes).map((size) => (
            <Specimen key={size} label={`size ${size}`}>
              {sizes[size] === "icon" ? (
                <Button
                  variant={variant}
                  size={size}
                  aria-label={variants[variant].label}
                >
                  <Icon name="plus" />
                </Button>
              ) : (
                <Button variant={variant} size={size}>
                  {variants[variant].label}
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
