import { Section } from "../../components/ui/Section.tsx";
import { CompareTable } from "./CompareTable.tsx";
import type { PricingData } from "./data.ts";

type CompareProps = Pick<PricingData, "comparison" | "maxCompetitors">;

export function CompareSection({ comparison, maxCompetitors }: CompareProps) {
  return (
    <Section labelledBy="compare">
      <h2 id="compare" className="compare-heading">
        Compare plans
      </h2>
      <CompareTable comparison={comparison} />
      <p className="compare-note">
        Competitor monitoring covers up to {maxCompetitors} competitors. Prices
        are in US dollars.
      </p>
    </Section>
  );
}
