import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { FeatureLine } from "./FeatureLine.tsx";
import type { PlanFeature } from "./to-plan-card.ts";
import type { PricingWords } from "./data.ts";

interface EnterpriseProps {
  words: PricingWords["enterprise"];
  /** What the largest plan includes. */
  features: readonly PlanFeature[];
}

export function EnterpriseSection({ words, features }: EnterpriseProps) {
  return (
    <Section ground="night" labelledBy="enterprise-custom">
      <div className="enterprise">
        <div className="enterprise-words">
          <h2 id="enterprise-custom">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p>
            <Button href={words.button.href} size="lg">
              {words.button.label}
            </Button>
          </p>
        </div>
        <div>
          <h3>{words.label}</h3>
          <ul className="enterprise-features">
            {features.map((feature) => (
              <FeatureLine key={feature.text} feature={feature} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
