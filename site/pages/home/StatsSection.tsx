import { StatCard } from "../../components/StatCard.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { claimMeasures } from "./claim-measures.ts";
import type { HomeData } from "./data.ts";

export function StatsSection({ claims }: Pick<HomeData, "claims">) {
  return (
    <Section space="joined" labelledBy="figures">
      <h2 id="figures" className="stats-heading">
        What changes when the first message has a reason
      </h2>
      <ul className="stats">
        {claims.map(({ id, value, label }, place) => (
          <StatCard
            key={id}
            value={value}
            label={label}
            measure={claimMeasures[id] ?? ""}
            size={place === 0 ? "lead" : "row"}
          />
        ))}
      </ul>
    </Section>
  );
}
