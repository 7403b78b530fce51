import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { PlanLines, type PlanLinesProps } from "./PlanLines.tsx";

export function PricesSection(props: PlanLinesProps) {
  return (
    <Section ground="band" labelledBy="tour-prices">
      <div className="tour-prices-head">
        <h2 id="tour-prices">What it costs</h2>
        <p>
          <SiteLink className="text-link" href="/pricing">
            Compare the plans in detail
          </SiteLink>
        </p>
      </div>
      <PlanLines {...props} />
    </Section>
  );
}
