import { createLanguage } from "../../language.ts";
import type { PageRequest } from "../../page.ts";
import { compareMonths } from "./compare-months.ts";
import { comparePlans } from "./compare-plans.ts";
import { CompareTable } from "./CompareTable.tsx";
import { CreditStatement } from "./CreditStatement.tsx";
import { moneyOf, toRates } from "./monthly-bill.ts";
import { MonthTable } from "./MonthTable.tsx";

/** The tables, which nobody changes by script, and the sample of how leads are counted. */
export default function pricingPictures({ content }: PageRequest) {
  const { plans, site } = content;
  const language = createLanguage(site.lang);
  const rates = toRates(plans);
  return {
    statement: <CreditStatement />,
    comparison: <CompareTable comparison={comparePlans(plans, language)} />,
    months: (
      <MonthTable
        plans={rates.map(({ name }) => name)}
        costs={compareMonths(rates, moneyOf(plans, language), language)}
      />
    ),
  };
}
