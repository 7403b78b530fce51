import type { Plan } from "#contract";

/** What one volume of leads costs on each monthly plan. */
export interface MonthCost {
  leads: string;
  costs: readonly { amount: string; isLowest: boolean }[];
}

/** Leads a month that are worth comparing: they fall on either side of where the next plan becomes cheaper. */
const VOLUMES = [1_000, 2_500, 5_000, 10_000, 25_000];

/** Money is counted in hundredths of a cent, so that sums stay whole. */
const UNITS = 10_000;

const toUnits = (money: string) => Math.round(Number(money.slice(1)) * UNITS);

function costOf(plan: Plan, leads: number): number {
  const extra = Math.max(0, leads - plan.leads);
  return toUnits(plan.price) + extra * toUnits(plan.extraLead ?? "$0");
}

function formatMoney(units: number): string {
  const dollars = units / UNITS;
  return dollars.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  });
}

/** The cost of a month on each plan, extra leads included, for a few volumes. */
export function compareMonths(plans: readonly Plan[]): MonthCost[] {
  return VOLUMES.map((leads) => {
    const costs = plans.map((plan) => costOf(plan, leads));
    const lowest = Math.min(...costs);
    return {
      leads: leads.toLocaleString("en-US"),
      costs: costs.map((cost) => ({
        amount: formatMoney(cost),
        isLowest: cost === lowest,
      })),
    };
  });
}
