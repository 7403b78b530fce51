import { Section } from "../../components/ui/Section.tsx";
import type { Comparison } from "./compare-plans.ts";
import { CompareTable } from "./CompareTable.tsx";

interface CompareProps {
  comparison: Comparison;
  maxCompetitors: number;
}

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
