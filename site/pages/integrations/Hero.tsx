import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function Hero({ hub }: { hub: string }) {
  return (
    <Section className="integrations-hero" labelledBy="integrations">
      <h1 id="integrations">Every lead, in the tools you already use</h1>
      <p className="lead">
        Each one arrives where your team works, along with the reason to write.
      </p>
      <ServerMarkup html={hub} className="integrations-hub" />
    </Section>
  );
}
