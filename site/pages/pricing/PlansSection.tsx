import { Section } from "../../components/ui/Section.tsx";
import { PlanCard } from "./PlanCard.tsx";
import type { PlanCardData } from "./to-plan-card.ts";
import type { PricingWords } from "./data.ts";
import { pricingMessages } from "../../messages.ts";

interface PlansProps {
  words: PricingWords["hero"];
  cards: readonly PlanCardData[];
  signUpUrl: string;
}

export function PlansSection({ words, cards, signUpUrl }: PlansProps) {
  return (
    <Section className="pricing-hero" labelledBy="pricing">
      <h1 id="pricing">{words.headline}</h1>
      <p className="lead">{words.lead}</p>
      <h2 className="sr-only">{pricingMessages.plans}</h2>
      <ul className="plans">
        {cards.map((card) => (
          <PlanCard key={card.id} card={card} signUpUrl={signUpUrl} />
        ))}
      </ul>
      <p className="plans-note">{words.note}</p>
    </Section>
  );
}
