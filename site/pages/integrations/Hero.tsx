import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function Hero({ lead }: { lead: string }) {
  return (
    <Section className="integrations-hero" labelledBy="integrations">
      <h1 id="integrations">One lead, in the tools your team has open</h1>
      <p className="lead">
        Nobody needs one more tab. We hand each lead over together with the
        reason to write, and stay out of the way.
      </p>
      <ServerMarkup html={lead} className="integrations-lead-place" />
    </Section>
  );
}
