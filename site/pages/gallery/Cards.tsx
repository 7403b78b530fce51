import { Card, cardLink, type CardVariant } from "../../components/ui/Card.tsx";
import { keysOf } from "./keys-of.ts";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";
import type { ForcedState } from "./useForcedStates.ts";

const notes: Readonly<Record<CardVariant, string>> = {
  surface: "A lighter ground and a hairline.",
  quiet: "No ground, a rule above: for rows of text.",
  highlight: "The one of its group that stands out.",
};

const states: readonly { label: string; state?: ForcedState; on?: string }[] = [
  { label: "interactive" },
  { label: "interactive, hover", state: "hover" },
  {
    label: "interactive, focus",
    state: "focus-visible",
    on: ".card-link",
  },
];

/** The three variants, each plain, without padding, and as a link in all its states. */
export function Cards() {
  return keysOf(notes).map((variant) => (
    <Row key={variant} title={variant} note={notes[variant]} fit="medium">
      <Specimen label="plain">
        <Card variant={variant}>
          <h4>Smart lead list</h4>
          <p className="text-md text-muted">
            Who commented this week, ranked by what they said.
          </p>
        </Card>
      </Specimen>
      <Specimen label="padding none">
        <Card variant={variant} padding="none">
          <div className="h-14 bg-signal-soft" />
          <p className="px-5 py-4 text-md text-muted">
            Its parts bring their own space.
          </p>
        </Card>
      </Specimen>
      {states.map(({ label, ...forced }) => (
        <Specimen key={label} label={label} {...forced}>
          <Card as="article" variant={variant} interactive>
            <h4>
              <a className={cardLink} href="#cards">
                Read engagement as intent
              </a>
            </h4>
            <p className="text-md text-muted">The whole card is the link.</p>
          </Card>
        </Specimen>
      ))}
    </Row>
  ));
}
