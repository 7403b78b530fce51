import { Section } from "../../components/ui/Section.tsx";
import { LEADS_PER_DOT } from "./LeadDots.tsx";
import { PlanCard } from "./PlanCard.tsx";
import type { PlanCardData } from "./to-plan-card.ts";

interface PlansProps {
  cards: readonly PlanCardData[];
  signUpUrl: string;
  freeForever: string;
}

export function PlansSection({ cards, signUpUrl, freeForever }: PlansProps) {
  return (
    <Section className="pricing-hero" labelledBy="pricing">
      <h1 id="pricing">Start free. Pay when the list gets long.</h1>
      <p className="lead">
        Four plans, sized by how many leads your team can work in a month.{" "}
        {freeForever}
      </p>
      <h2 className="sr-only">Plans</h2>
      <ul className="plans">
        {cards.map((card) => (
          <PlanCard key={card.id} card={card} signUpUrl={signUpUrl} />
        ))}
      </ul>
      <p className="plans-note">
        Each dot is {LEADS_PER_DOT} leads a month. Freemium&apos;s are for its
        lifetime.
      </p>
    </Section>
  );
}
