import { Section } from "../../components/ui/Section.tsx";
import type { IntegrationsData, IntegrationsWords } from "./data.ts";
import { Tiles } from "./Tiles.tsx";

interface TilesSectionProps extends Pick<IntegrationsData, "integrations"> {
  words: IntegrationsWords["tools"];
}

export function TilesSection({ words, integrations }: TilesSectionProps) {
  return (
    <Section space="joined" labelledBy="tools">
      <h2 id="tools" className="tiles-heading">
        {words.heading}
      </h2>
      <Tiles integrations={integrations} />
      <p className="tiles-note">{words.note}</p>
    </Section>
  );
}
