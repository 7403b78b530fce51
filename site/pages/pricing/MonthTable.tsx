import { pricingMessages } from "../../messages/pricing.ts";
import type { MonthCost } from "./compare-months.ts";

interface MonthTableProps {
  /** Names of the plans, in the order of the costs. */
  plans: readonly string[];
  costs: readonly MonthCost[];
}

/** The cost of a month on each plan, by number of leads: in place of the slider on paper and without script. */
export function MonthTable({ plans, costs }: MonthTableProps) {
  return (
    <table className="hidden w-full table-fixed border-collapse text-right text-md tabular-nums noscript:table print:table print:text-[9pt]">
      <caption className="sr-only">{pricingMessages.monthCaption}</caption>
      <thead className="text-note text-faint">
        <tr>
          <th scope="col" className="pb-3 text-left font-normal">
            {pricingMessages.rows.leads}
          </th>
          {plans.map((name) => (
            <th key={name} scope="col" className="pb-3 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map((month) => (
          <tr
            key={month.leads}
            className="border-t border-line align-top *:print:py-1"
          >
            <th scope="row" className="py-2.5 text-left font-normal">
              {month.leads}
            </th>
            {month.costs.map(({ amount = "–", isLowest }, index) => (
              <td key={plans[index]} className="py-2.5 text-muted">
                {isLowest ? (
                  <strong className="text-ink">{amount}</strong>
                ) : (
                  amount
                )}
                {isLowest && (
                  <span className="block text-xs text-signal">
                    {pricingMessages.lowest}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
