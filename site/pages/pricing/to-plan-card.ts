import type { Plan } from "#contract";
import type { Language } from "../../language.ts";
import { pricingMessages } from "../../messages/pricing.ts";
import { pick } from "../../pick.ts";

export interface PlanFeature {
  text: string;
  /** True if it is announced, but not available yet. */
  soon: boolean;
}

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
) {
  const perLead =
    plan.costPerLead === undefined
      ? pricingMessages.noCostPerLead
      : pricingMessages.perLead(plan.costPerLead);
  return {
    ...pick(plan, "id", "name", "summary", "price", "action", "badge"),
    /** For a plan without a period: how many leads it has. */
    ...(plan.leadsPer === "lifetime" && {
      onceOnly: pricingMessages.onceOnly(formatNumber(plan.leads)),
    }),
    /** Shown after the price. */
    period: plan.leadsPer === "month" ? pricingMessages.perMonth : "",
    perLead,
    features: listFeatures(plan).filter(({ text }) => text !== perLead),
    /** Features that this plan lacks and the next one has. */
    missing: plan.csvExport ? [] : [pricingMessages.noExport],
  };
}

export type PlanCardData = ReturnType<typeof toPlanCard>;
