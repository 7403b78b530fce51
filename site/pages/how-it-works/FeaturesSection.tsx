import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { FeatureCards, type FeatureCardsProps } from "./FeatureCards.tsx";

export function FeaturesSection(props: FeatureCardsProps) {
  return (
    <Section ground="band" labelledBy="machinery">
      <div className="machinery-head">
        <h2 id="machinery">What runs while you&apos;re busy</h2>
        <p>
          How often it all updates depends on your plan.{" "}
          <SiteLink className="text-link" href="/pricing">
            See Pricing
          </SiteLink>
        </p>
      </div>
      <FeatureCards {...props} />
    </Section>
  );
}
