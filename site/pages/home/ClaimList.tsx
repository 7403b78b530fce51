import { StatCard } from "../../components/StatCard.tsx";
import type { HomeData } from "./data.ts";

/** The claimed figures. The first one is large. */
export function ClaimList({ claims }: Pick<HomeData, "claims">) {
  return (
    <ul className="stats">
      {claims.map(({ id, value, label, measure }, index) => (
        <StatCard
          key={id}
          value={value}
          label={label}
          measure={measure ?? ""}
          size={index === 0 ? "lead" : "row"}
        />
      ))}
    </ul>
  );
}
