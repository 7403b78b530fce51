import type { Plan } from "#contract";

/** A line of the short price list. */
export interface PlanLine extends Pick<
  Plan,
  "id" | "name" | "price" | "updates" | "action" | "badge"
> {
  /** Shown after the price: "/month", or empty for a plan without a period. */
  period: string;
  leads: string;
}

/** The line of a plan. */
export function toPlanLine(plan: Plan): PlanLine {
  const leads = plan.leads.toLocaleString("en-US");
  const monthly = plan.leadsPer === "month";
  return {
    ...plan,
    period: monthly ? "/month" : "",
    leads: monthly
      ? `${leads} leads a month`
      : `Up to ${leads} leads over its lifetime`,
  };
}
