import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { arrivals } from "./arrivals.tsx";
import type { IntegrationsData } from "./data.ts";

/** A tile for each integration, with what arrives there. */
export function TilesSection({
  integrations,
}: Pick<IntegrationsData, "integrations">) {
  return (
    <Section space="joined" labelledBy="tools">
      <h2 id="tools" className="sr-only">
        Where leads can go
      </h2>
      <ul className="tiles">
        {integrations.map(({ id, name, description }) => (
          <Card as="li" key={id} className={`tile tile-${id}`}>
            <h3>{name}</h3>
            <p className="tile-text">{description}</p>
            {arrivals[id]}
          </Card>
        ))}
      </ul>
    </Section>
  );
}
