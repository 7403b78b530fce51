import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementWords } from "./data.ts";
import { PlanLines, type PlanLinesProps } from "./PlanLines.tsx";

interface PricesProps extends PlanLinesProps {
  words: EngagementWords["prices"];
}

export function PricesSection({ words, ...plans }: PricesProps) {
  return (
    <Section ground="band" labelledBy="tour-prices">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="tour-prices">{words.heading}</h2>
        <p>
          <TextLink link={words.link} className="inline-block py-2" />
        </p>
      </div>
      <PlanLines {...plans} />
    </Section>
  );
}
