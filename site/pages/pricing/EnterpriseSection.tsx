import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { productMessages } from "../../messages/product.ts";
import { FeatureLine } from "./FeatureLine.tsx";
import type { PlanFeature } from "./to-plan-card.ts";

interface EnterpriseProps {
  /** The largest plan on the list. */
  name: string;
  /** Its leads per month. */
  leads: string;
  /** What it includes. */
  features: readonly PlanFeature[];
}

export function EnterpriseSection({ name, leads, features }: EnterpriseProps) {
  return (
    <Section ground="invert" labelledBy="enterprise-custom">
      <div className="enterprise">
        <div className="enterprise-words">
          <h2 id="enterprise-custom">{productMessages.enterprise}</h2>
          <p className="lead">
            When {leads} leads a month aren&apos;t enough, or your organization
            needs its own setup, we&apos;ll put a plan together with you.
          </p>
          <p>
            <Button href="/book" size="lg">
              {actionLabels.bookDemo}
            </Button>
          </p>
        </div>
        <div>
          <h3>It starts with everything in {name}</h3>
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
