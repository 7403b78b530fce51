import type { Plan } from "#contract";

/** What one line of the short price list prints. */
export interface PlanLine extends Pick<
  Plan,
  "id" | "name" | "price" | "updates" | "action" | "badge"
> {
  /** Follows the price: "/month", or nothing for a plan without a period. */
  period: string;
  leads: string;
}

/** A plan in one line. */
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
