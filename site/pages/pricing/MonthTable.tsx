import type { MonthCost } from "./compare-months.ts";
import { pricingMessages } from "../../messages.ts";

interface MonthTableProps {
  /** Names of the plans, in the order of the costs. */
  plans: readonly string[];
  costs: readonly MonthCost[];
}

/** The cost of a month on each plan, by number of leads. The lowest cost of a row is marked. */
export function MonthTable({ plans, costs }: MonthTableProps) {
  return (
    <table className="months numeric">
      <caption className="sr-only">{pricingMessages.monthCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{pricingMessages.rows.leads}</th>
          {plans.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map((month) => (
          <tr key={month.leads}>
            <th scope="row">{month.leads}</th>
            {month.costs.map(({ amount, isLowest }, index) => (
              <td key={plans[index]} data-lowest={isLowest || undefined}>
                {amount}
                {isLowest && <span>{pricingMessages.lowest}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
