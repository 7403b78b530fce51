import type { Plan } from "#contract";
import type { Language } from "../../language.ts";
import { parsePrice } from "../../money.ts";

/** The cost of a number of leads on each monthly plan. */
export interface MonthCost {
  leads: string;
  costs: readonly { amount: string; isLowest: boolean }[];
}

/** Leads per month to compare: below and above the points at which the next plan becomes cheaper. */
const VOLUMES = [1_000, 2_500, 5_000, 10_000, 25_000];

/** Money is calculated in hundredths of a cent, as whole numbers. */
const UNITS = 10_000;

const toUnits = (money: string) =>
  Math.round(Number(parsePrice(money).amount) * UNITS);

function costOf(plan: Plan, leads: number): number {
  const extra = Math.max(0, leads - plan.leads);
  return (
    toUnits(plan.price) + (plan.extraLead ? extra * toUnits(plan.extraLead) : 0)
  );
}

function formatMoney(units: number, currency: string, lang: string): string {
  const amount = units / UNITS;
  return amount.toLocaleString(lang, {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}

/** The monthly cost of several numbers of leads on each plan, extra leads included. */
export function compareMonths(
  plans: readonly Plan[],
  { lang, formatNumber }: Pick<Language, "lang" | "formatNumber">,
): MonthCost[] {
  const currency = parsePrice(plans[0]?.price ?? "$0").code;
  return VOLUMES.map((leads) => {
    const costs = plans.map((plan) => costOf(plan, leads));
    const lowest = Math.min(...costs);
    return {
      leads: formatNumber(leads),
      costs: costs.map((cost) => ({
        amount: formatMoney(cost, currency, lang),
        isLowest: cost === lowest,
      })),
    };
  });
}
