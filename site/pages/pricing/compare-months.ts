import type { Language } from "../../language.ts";
import {
  billsFor,
  formatMoney,
  type MoneyFormat,
  type Rate,
} from "./monthly-bill.ts";

/** Leads per month to compare: below and above the points at which the next plan becomes cheaper. */
const VOLUMES = [1_000, 2_500, 5_000, 10_000, 25_000];

/**
 * The monthly cost of several numbers of leads on each plan, extra leads included. Without an amount the plan does not have
 * as many.
 */
export function compareMonths(
  rates: readonly Rate[],
  money: MoneyFormat,
  { formatNumber }: Pick<Language, "formatNumber">,
) {
  return VOLUMES.map((leads) => {
    const bills = billsFor(rates, leads);
    return {
      leads: formatNumber(leads),
      costs: rates.map((rate) => {
        const total = bills.find((bill) => bill.rate === rate)?.total;
        if (total === undefined) return { isLowest: false };
        return {
          amount: formatMoney(total, money),
          isLowest: total === bills[0]?.total,
        };
      }),
    };
  });
}
