import type { Plan } from "#contract";

/** What a plan's card prints. */
export interface PlanCardData extends Pick<
  Plan,
  "id" | "name" | "summary" | "price" | "action"
> {
  badge?: string;
  /** Follows the price: "/month", or nothing for a plan without a period. */
  period: string;
  perLead: string;
  features: readonly string[];
  /** What this plan leaves out and the next one has. */
  missing: readonly string[];
}

/** A plan as its card shows it; what stands beside the price is not said again among the features. */
export function toPlanCard(plan: Plan): PlanCardData {
  const { id, name, summary, price, action, badge } = plan;
  const perLead =
    plan.costPerLead === undefined
      ? "No cost per lead"
      : `${plan.costPerLead}/lead`;
  return {
    id,
    name,
    summary,
    price,
    action,
    ...(badge === undefined ? {} : { badge }),
    period: plan.leadsPer === "month" ? "/month" : "",
    perLead,
    features: plan.features.filter((feature) => feature !== perLead),
    missing: plan.csvExport ? [] : ["No CSV export"],
  };
}
