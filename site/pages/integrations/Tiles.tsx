import type { Integration } from "#contract";
import { Card } from "../../components/ui/Card.tsx";
import { arrivals } from "./arrivals.tsx";

interface TilesProps {
  integrations: readonly Pick<Integration, "id" | "name" | "description">[];
}

/** A tile for each integration, showing the sample lead there. */
export function Tiles({ integrations }: TilesProps) {
  return (
    <ul className="tiles">
      {integrations.map(({ id, name, description }) => (
        <Card as="li" key={id} className={`tile tile-${id}`}>
          <h3>{name}</h3>
          <p className="tile-text">{description}</p>
          {arrivals[id]}
        </Card>
      ))}
    </ul>
  );
}
