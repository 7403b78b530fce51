import type { Plan } from "#contract";
import type { Language } from "../../language.ts";
import { pricingMessages } from "../../messages/pricing.ts";
import { pick } from "../../pick.ts";

/** The line of a plan in the short price list. After the price comes "/month", or nothing for a plan without a period. */
export function toPlanLine(plan: Plan, { formatNumber }: Language) {
  const leads = formatNumber(plan.leads);
  const monthly = plan.leadsPer === "month";
  return {
    ...pick(plan, "id", "name", "price", "updates", "action", "badge"),
    period: monthly ? pricingMessages.perMonth : "",
    leads: monthly
      ? pricingMessages.leadsAMonth(leads)
      : pricingMessages.lifetimeLeads(leads),
  };
}
