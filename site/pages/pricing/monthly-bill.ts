import type { Plan } from "#contract";
import type { Language } from "../../language.ts";
import { parsePrice } from "../../money.ts";

/** Money is calculated in hundredths of a cent, as whole numbers. */
const UNITS = 10_000;

const toUnits = (money: string) =>
  Math.round(Number(parsePrice(money).amount) * UNITS);

/** What a month costs on a plan. Money is in units. */
export interface Rate {
  id: string;
  name: string;
  /** Leads that the price includes. */
  leads: number;
  price: number;
  /** What a lead beyond them costs. Without it the plan has no more. */
  extraLead?: number;
}

/** The rates of the monthly plans, in the order of the price list. */
export function toRates(plans: readonly Plan[]): Rate[] {
  return plans
    .filter(({ leadsPer }) => leadsPer === "month")
    .map(({ id, name, leads, price, extraLead }) => ({
      id,
      name,
      leads,
      price: toUnits(price),
      ...(extraLead !== undefined && { extraLead: toUnits(extraLead) }),
    }));
}

/** The numbers of leads that plans include, ascending, each once. */
export const sizesOf = (rates: readonly Rate[]): number[] =>
  [...new Set(rates.map(({ leads }) => leads))].toSorted((a, b) => a - b);

/** The bill of a month on one plan. */
export interface Bill {
  rate: Rate;
  /** Leads beyond those that the price includes, and what they cost. */
  extra: number;
  extraCost: number;
  total: number;
}

function billOf(rate: Rate, leads: number): Bill | undefined {
  const extra = Math.max(0, leads - rate.leads);
  if (extra > 0 && rate.extraLead === undefined) return undefined;
  const extraCost = extra * (rate.extraLead ?? 0);
  return { rate, extra, extraCost, total: rate.price + extraCost };
}

/** The bills of a number of leads on each plan that has as many, the cheapest first. */
export function billsFor(rates: readonly Rate[], leads: number): Bill[] {
  return rates
    .flatMap((rate) => billOf(rate, leads) ?? [])
    .toSorted((a, b) => a.total - b.total);
}

/** How the price list writes money. */
export interface MoneyFormat {
  currency: string;
  lang: string;
}

/** The prices of plans have one currency. */
export const moneyOf = (
  plans: readonly Plan[],
  { lang }: Pick<Language, "lang">,
): MoneyFormat => ({
  currency: parsePrice(plans[0]?.price ?? "$0").code,
  lang,
});

/** Units as money, with decimals only if there are any: "$72", "$0.03", "$27.50". */
export function formatMoney(
  units: number,
  { currency, lang }: MoneyFormat,
): string {
  // A lead may cost a part of a cent, a month does not.
  const digits = units < UNITS ? 4 : 2;
  const amount = Number((units / UNITS).toFixed(digits));
  return amount.toLocaleString(lang, {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: digits,
  });
}
