import type { MonthCost } from "./compare-months.ts";
import { CreditExamples } from "./CreditExamples.tsx";
import { MonthTable } from "./MonthTable.tsx";
import type { PricingWords } from "./data.ts";

export interface CreditsProps extends Pick<PricingWords, "credit" | "months"> {
  /** Names of the monthly plans. */
  plans: readonly string[];
  costs: readonly MonthCost[];
}

/** How leads are counted, and what a month costs. */
export function Credits({ credit, months, plans, costs }: CreditsProps) {
  return (
    <div className="credit">
      <div>
        <h2 id="credit">{credit.heading}</h2>
        <p className="credit-text">{credit.text}</p>
        <CreditExamples />
      </div>
      <div className="credit-months">
        <h3>{months.heading}</h3>
        <p className="credit-text">{months.text}</p>
        <MonthTable plans={plans} costs={costs} />
      </div>
    </div>
  );
}
