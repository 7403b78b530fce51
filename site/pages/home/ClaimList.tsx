import { StatCard } from "../../components/StatCard.tsx";
import { claimMeasures } from "./claim-measures.ts";
import type { HomeData } from "./data.ts";

/** The claimed figures. The first one is large. */
export function ClaimList({ claims }: Pick<HomeData, "claims">) {
  return (
    <ul className="stats">
      {claims.map(({ id, value, label }, index) => (
        <StatCard
          key={id}
          value={value}
          label={label}
          measure={claimMeasures[id] ?? ""}
          size={index === 0 ? "lead" : "row"}
        />
      ))}
    </ul>
  );
}
