import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function PricesSection({ lines }: { lines: string }) {
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
      <ServerMarkup html={lines} />
    </Section>
  );
}
