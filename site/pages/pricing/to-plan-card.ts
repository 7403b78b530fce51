import type { Plan } from "#contract";

/** Data of a plan's card. */
export interface PlanCardData extends Pick<
  Plan,
  "id" | "name" | "summary" | "price" | "action"
> {
  badge?: string;
  /** Shown after the price: "/month", or empty for a plan without a period. */
  period: string;
  perLead: string;
  features: readonly string[];
  /** Features that only the next plan has. */
  missing: readonly string[];
}

/** The card of a plan. Does not repeat among the features what is shown beside the price. */
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
