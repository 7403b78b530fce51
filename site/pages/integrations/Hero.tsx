import { Section } from "../../components/ui/Section.tsx";
import type { IntegrationsData, IntegrationsWords } from "./data.ts";
import { HubPicture } from "./HubPicture.tsx";

interface HeroProps extends Pick<IntegrationsData, "integrations"> {
  words: IntegrationsWords["hero"];
}

export function Hero({ words, integrations }: HeroProps) {
  return (
    <Section className="integrations-hero" labelledBy="integrations">
      <h1 id="integrations">{words.headline}</h1>
      <p className="lead">{words.lead}</p>
      <div className="integrations-hub">
        <HubPicture integrations={integrations} />
      </div>
    </Section>
  );
}
