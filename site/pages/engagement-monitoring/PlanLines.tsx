import { PlanAction } from "../../components/PlanAction.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import type { PlanLine } from "./to-plan-line.ts";

export interface PlanLinesProps {
  plans: readonly PlanLine[];
  signUpUrl: string;
}

/** The price list with one line for each plan. */
export function PlanLines({ plans, signUpUrl }: PlanLinesProps) {
  return (
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
            variant="outline"
          />
        </li>
      ))}
    </ul>
  );
}
