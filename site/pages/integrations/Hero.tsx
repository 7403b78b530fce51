import { LeadLine } from "../../components/LeadLine.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { leads } from "../../mock/story.ts";

const [lead] = leads;

/** One lead at the head of the page; the tiles below show what becomes of it. */
export function Hero() {
  return (
    <Section className="integrations-hero" labelledBy="integrations">
      <h1 id="integrations">One lead, in the tools your team has open</h1>
      <p className="lead">
        Nobody needs one more tab. We hand each lead over together with the
        reason to write, and stay out of the way.
      </p>
      {lead && (
        <figure className="integrations-lead">
          <LeadLine lead={lead} reason />
          <figcaption>
            Sample lead. Below, the same person as each tool receives her.
          </figcaption>
        </figure>
      )}
    </Section>
  );
}
