import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function FeaturesSection({ cards }: { cards: string }) {
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
      <ServerMarkup html={cards} />
    </Section>
  );
}
