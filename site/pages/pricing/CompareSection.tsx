import { Section } from "../../components/ui/Section.tsx";
import type { Comparison } from "./compare-plans.ts";
import { CompareTable } from "./CompareTable.tsx";
import type { PricingWords } from "./data.ts";

interface CompareProps {
  words: PricingWords["compare"];
  comparison: Comparison;
}

export function CompareSection({ words, comparison }: CompareProps) {
  return (
    <Section labelledBy="compare">
      <h2 id="compare" className="compare-heading">
        {words.heading}
      </h2>
      <CompareTable comparison={comparison} />
      <p className="compare-note">{words.note}</p>
    </Section>
  );
}
