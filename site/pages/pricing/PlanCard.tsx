import { PlanAction } from "../../components/PlanAction.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { FeatureLine } from "./FeatureLine.tsx";
import { LeadDots } from "./LeadDots.tsx";
import type { PlanCardData } from "./to-plan-card.ts";

interface PlanCardProps {
  card: PlanCardData;
  signUpUrl: string;
}

/** A plan on a card, highlighted if it has a badge. The parts of all cards are aligned in rows. */
export function PlanCard({ card, signUpUrl }: PlanCardProps) {
  const nameId = `plan-${card.id}`;
  const highlighted = card.badge !== undefined;
  return (
    <Card
      as="li"
      variant={highlighted ? "highlight" : "surface"}
      className="plan"
    >
      <div className="plan-name">
        <h3 id={nameId}>{card.name}</h3>
        {highlighted && <Badge variant="signal">{card.badge}</Badge>}
      </div>
      <p className="plan-summary">{card.summary}</p>
      <p className="plan-price numeric">
        <span>{card.price}</span>
        {card.period}
      </p>
      <p className="plan-per-lead numeric">{card.perLead}</p>
      <PlanAction
        action={card.action}
        signUpUrl={signUpUrl}
        describedBy={nameId}
        variant={highlighted ? "default" : "outline"}
      />
      <LeadDots id={card.id} leads={card.leads} />
      <ul className="plan-features">
        {card.features.map((feature) => (
          <FeatureLine key={feature.text} feature={feature} />
        ))}
        {card.missing.map((feature) => (
          <li key={feature} className="plan-missing">
            <Icon name="minus" size="sm" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
