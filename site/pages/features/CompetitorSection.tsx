import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { productMessages } from "../../messages/product.ts";
import { CompetitorPicture, OverlapList } from "./CompetitorPicture.tsx";

interface CompetitorProps {
  maxCompetitors: number;
}

export function CompetitorSection({ maxCompetitors }: CompetitorProps) {
  return (
    <Section ground="invert" labelledBy="competitor-tracking">
      <div className="rivals">
        <CompetitorPicture />
        <div className="rivals-words">
          <h2 id="competitor-tracking">{productMessages.competitors}</h2>
          <p className="lead">
            People connect with vendors in public weeks before they ask anyone
            for a quote. Watch up to {maxCompetitors} competitors, see who
            they&apos;ve just met, and open any number to read the names.
          </p>
          <OverlapList />
          <p>
            <SiteLink className="text-link" href="/connection-monitoring">
              See connection monitoring
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
