import { productMessages } from "../../messages/product.ts";
import type { MonthCost } from "./compare-months.ts";
import { CreditExamples } from "./CreditExamples.tsx";
import { MonthTable } from "./MonthTable.tsx";

export interface CreditsProps {
  /** Names of the monthly plans. */
  plans: readonly string[];
  costs: readonly MonthCost[];
}

/** How leads are counted, and what a month costs. */
export function Credits({ plans, costs }: CreditsProps) {
  return (
    <div className="credit">
      <div>
        <h2 id="credit">{productMessages.credit}</h2>
        <p className="credit-text">
          That&apos;s the whole billing rule. A second post is a second reason
          to write, so it counts again. Nothing else does.
        </p>
        <CreditExamples />
      </div>
      <div className="credit-months">
        <h3>What a month costs</h3>
        <p className="credit-text">
          The plan, plus any extra leads. Extra leads are fine for one strong
          month. If every month is strong, move up a plan.
        </p>
        <MonthTable plans={plans} costs={costs} />
      </div>
    </div>
  );
}
