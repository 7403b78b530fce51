import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
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
    <Section
      ground="night"
      labelledBy="enterprise-custom"
      className="print:break-inside-avoid print:py-5"
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 xl:gap-x-24 print:grid-cols-2">
        <div className="grid content-start gap-5 print:gap-2">
          <h2 id="enterprise-custom">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p className="mt-2 print:hidden">
            <Button href={words.button.href} size="lg">
              {words.button.label}
            </Button>
          </p>
        </div>
        <div>
          <h3 className="text-h4 tracking-tight">{words.label}</h3>
          <ul className="mt-4 gap-x-8 max-md:border-b max-md:border-line md:columns-2">
            {features.map((feature) => (
              <FeatureLine
                key={feature.text}
                feature={feature}
                className="break-inside-avoid border-t border-line py-3 print:py-1"
              />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
