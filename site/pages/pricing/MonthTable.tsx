import type { MonthCost } from "./compare-months.ts";

interface MonthTableProps {
  /** Names of the plans, in the order of the costs. */
  plans: readonly string[];
  costs: readonly MonthCost[];
}

/** The cost of a month on each plan, by number of leads. The lowest cost of a row is marked. */
export function MonthTable({ plans, costs }: MonthTableProps) {
  return (
    <table className="months numeric">
      <caption className="sr-only">
        Cost of a month on each plan by number of leads, extra leads included
      </caption>
      <thead>
        <tr>
          <th scope="col">Leads</th>
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
                {isLowest && <span>lowest</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
