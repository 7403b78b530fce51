import type { Plan } from "#contract";
import type { Language } from "../../language.ts";
import { pricingMessages } from "../../messages/pricing.ts";

export interface PlanFeature {
  text: string;
  /** True if it is announced, but not available yet. */
  soon: boolean;
}

/** Data of a plan's card. */
export interface PlanCardData extends Pick<
  Plan,
  "id" | "name" | "summary" | "price" | "action"
> {
  badge?: string;
  /** Shown after the price: "/month", or empty for a plan without a period. */
  period: string;
  perLead: string;
  /** For a plan without a period: how many leads it has. */
  onceOnly?: string;
  features: readonly PlanFeature[];
  /** Features that this plan lacks and the next one has. */
  missing: readonly string[];
}

/** The features of a plan, in their order. */
export function listFeatures({
  features,
  comingSoon = [],
}: Plan): PlanFeature[] {
  return features.map((text) => ({ text, soon: comingSoon.includes(text) }));
}

/** The card of a plan. Does not repeat among the features what is shown beside the price. */
export function toPlanCard(
  plan: Plan,
  { formatNumber }: Pick<Language, "formatNumber">,
): PlanCardData {
  const { id, name, summary, price, action, badge } = plan;
  const perLead =
    plan.costPerLead === undefined
      ? pricingMessages.noCostPerLead
      : pricingMessages.perLead(plan.costPerLead);
  return {
    id,
    name,
    summary,
    price,
    action,
    ...(plan.leadsPer === "lifetime" && {
      onceOnly: pricingMessages.onceOnly(formatNumber(plan.leads)),
    }),
    ...(badge === undefined ? {} : { badge }),
    period: plan.leadsPer === "month" ? pricingMessages.perMonth : "",
    perLead,
    features: listFeatures(plan).filter(({ text }) => text !== perLead),
    missing: plan.csvExport ? [] : [pricingMessages.noExport],
  };
}
