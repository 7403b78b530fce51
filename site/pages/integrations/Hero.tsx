import { Section } from "../../components/ui/Section.tsx";
import type { IntegrationsData } from "./data.ts";
import { HubPicture } from "./HubPicture.tsx";

export function Hero({ integrations }: Pick<IntegrationsData, "integrations">) {
  return (
    <Section className="integrations-hero" labelledBy="integrations">
      <h1 id="integrations">Every lead, in the tools you already use</h1>
      <p className="lead">
        Each one arrives where your team works, along with the reason to write.
      </p>
      <div className="integrations-hub">
        <HubPicture integrations={integrations} />
      </div>
    </Section>
  );
}
