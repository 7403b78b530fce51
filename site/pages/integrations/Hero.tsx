import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function Hero({ lead }: { lead: string }) {
  return (
    <Section className="integrations-hero" labelledBy="integrations">
      <h1 id="integrations">Every lead, in the tools you already use</h1>
      <p className="lead">
        Nobody needs one more tab. Each lead arrives where your team works,
        along with the reason to write.
      </p>
      <ServerMarkup html={lead} className="integrations-lead-place" />
    </Section>
  );
}
