import { Section } from "../../components/ui/Section.tsx";
import type { PricingData } from "./data.ts";
import { PlanCard } from "./PlanCard.tsx";

type PlansProps = Pick<PricingData, "cards" | "signUpUrl" | "freeForever">;

export function PlansSection({ cards, signUpUrl, freeForever }: PlansProps) {
  return (
    <Section className="pricing-hero" labelledBy="pricing">
      <h1 id="pricing">Start free. Pay when the list gets long.</h1>
      <p className="lead">
        Four plans, by how many leads your team can work in a month.{" "}
        {freeForever}
      </p>
      <h2 className="sr-only">Plans</h2>
      <ul className="plans">
        {cards.map((card) => (
          <PlanCard key={card.id} card={card} signUpUrl={signUpUrl} />
        ))}
      </ul>
    </Section>
  );
}
