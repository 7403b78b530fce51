import { cardLink } from "../../components/ui/Card.tsx";
import { Card, type CardVariant } from "../../components/ui/Card.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";
import type { ForcedState } from "./useForcedStates.ts";

const variants: readonly { variant: CardVariant; note: string }[] = [
  { variant: "surface", note: "A lighter ground and a hairline." },
  { variant: "quiet", note: "No ground, a rule above: for rows of text." },
  { variant: "highlight", note: "The one of its group that stands out." },
];

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
  return variants.map(({ variant, note }) => (
    <Row key={variant} title={variant} note={note} fit="medium">
      <Specimen label="plain">
        <Card variant={variant}>
          <h4>Smart lead list</h4>
          <p className="specimen-text">
            Who commented this week, ranked by what they said.
          </p>
        </Card>
      </Specimen>
      <Specimen label="padding none">
        <Card variant={variant} padding="none">
          <div className="flush-sample" />
          <p className="flush-text">Its parts bring their own space.</p>
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
            <p className="specimen-text">The whole card is the link.</p>
          </Card>
        </Specimen>
      ))}
    </Row>
  ));
}
