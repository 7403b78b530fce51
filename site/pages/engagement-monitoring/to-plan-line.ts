import type { Plan } from "#contract";
import type { Language } from "../../language.ts";
import { pricingMessages } from "../../messages/pricing.ts";

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
export function toPlanLine(
  plan: Plan,
  { formatNumber }: Pick<Language, "formatNumber">,
): PlanLine {
  const leads = formatNumber(plan.leads);
  const monthly = plan.leadsPer === "month";
  return {
    ...plan,
    period: monthly ? pricingMessages.perMonth : "",
    leads: monthly
      ? pricingMessages.leadsAMonth(leads)
      : pricingMessages.lifetimeLeads(leads),
  };
}
