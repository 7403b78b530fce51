import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { Comparison } from "./compare-plans.ts";
import { CompareTable } from "./CompareTable.tsx";
import type { PricingWords } from "./data.ts";

interface CompareProps {
  words: PricingWords["compare"];
  comparison: Comparison;
}

export function CompareSection({ words, comparison }: CompareProps) {
  return (
    <Section
      labelledBy="compare"
      space="loose"
      className="print:break-inside-avoid print:py-5"
    >
      <SectionHead className="mb-6 lg:mb-10">
        <h2 id="compare">{words.heading}</h2>
      </SectionHead>
      <CompareTable comparison={comparison} />
      <p className="mt-5 text-sm text-muted">{words.note}</p>
    </Section>
  );
}
