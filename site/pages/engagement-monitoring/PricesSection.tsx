import { PlanAction } from "../../components/PlanAction.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementData } from "./data.ts";

type PricesProps = Pick<EngagementData, "plans" | "signUpUrl">;

/** The price list, a line for each plan. */
export function PricesSection({ plans, signUpUrl }: PricesProps) {
  return (
    <Section ground="band" labelledBy="tour-prices">
      <div className="tour-prices-head">
        <h2 id="tour-prices">What it costs</h2>
        <p>
          <SiteLink className="text-link" href="/pricing">
            Compare the plans in detail
          </SiteLink>
        </p>
      </div>
      <ul className="tour-prices">
        {plans.map((plan) => (
          <li key={plan.id}>
            <div className="tour-plan">
              <h3 id={`tour-plan-${plan.id}`}>{plan.name}</h3>
              {plan.badge !== undefined && (
                <Badge variant="signal">{plan.badge}</Badge>
              )}
            </div>
            <p className="tour-price numeric">
              <span>{plan.price}</span>
              {plan.period}
            </p>
            <p className="tour-plan-text">
              <span>{plan.leads}</span> <span>{plan.updates}</span>
            </p>
            <PlanAction
              action={plan.action}
              signUpUrl={signUpUrl}
              describedBy={`tour-plan-${plan.id}`}
              variant={plan.badge === undefined ? "outline" : "secondary"}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
