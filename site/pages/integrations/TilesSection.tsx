import { Section } from "../../components/ui/Section.tsx";
import type { IntegrationsData } from "./data.ts";
import { Tiles } from "./Tiles.tsx";

export function TilesSection({
  integrations,
}: Pick<IntegrationsData, "integrations">) {
  return (
    <Section space="joined" labelledBy="tools">
      <h2 id="tools" className="tiles-heading">
        One lead, seven ways to hand it over
      </h2>
      <Tiles integrations={integrations} />
      <p className="tiles-note">
        The people, companies and figures on this page are sample data.
      </p>
    </Section>
  );
}
