import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { homeMessages } from "../../messages/home.ts";
import type { HomeData } from "./data.ts";
import { MonitoringFrame } from "./MonitoringFrame.tsx";

const plansInWords = new Intl.ListFormat("en-US", { type: "conjunction" });

export function MonitoringSection({
  exportPlans,
}: Pick<HomeData, "exportPlans">) {
  return (
    <Section labelledBy="influencer-monitoring">
      <div className="monitoring">
        <div className="monitoring-words">
          <h2 id="influencer-monitoring">{homeMessages.influencers}</h2>
          <p className="lead">
            Pick the people your buyers read. You&apos;ll see everyone who likes
            or comments on their posts, with job title, company and the post
            itself.
          </p>
          <p className="monitoring-note">
            Try the export: it downloads all twenty leads of the week as a real
            file. In the product, CSV export comes with{" "}
            {plansInWords.format(exportPlans)}.
          </p>
          <p>
            <SiteLink
              className="text-link inline-block py-1"
              href="/engagement-monitoring"
            >
              See engagement monitoring
            </SiteLink>
          </p>
        </div>
        <MonitoringFrame />
      </div>
    </Section>
  );
}
