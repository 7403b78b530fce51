import { looks } from "../../components/portrait-looks.ts";
import { Person } from "../../components/Person.tsx";
import { createLanguage } from "../../language.ts";
import type { PageRequest } from "../../page.ts";
import { pricingMessages } from "../../messages/pricing.ts";
import { cn } from "../../components/ui/cn.ts";
import { protagonist } from "../../mock/monday.ts";
import { signalsOf } from "../../mock/score.ts";
import { compareMonths } from "./compare-months.ts";
import { comparePlans } from "./compare-plans.ts";
import { CompareTable } from "./CompareTable.tsx";
import { moneyOf, toRates } from "./monthly-bill.ts";

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

interface MonthTableProps {
  /** Names of the plans, in the order of the costs. */
  plans: readonly string[];
  costs: ReturnType<typeof compareMonths>;
}

/** The cost of a month on each plan, by number of leads: in place of the slider on paper and without script. */
function MonthTable({ plans, costs }: MonthTableProps) {
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

const { name, title, company } = protagonist.lead;
const [first, second] = signalsOf(protagonist.lead).map(({ source }) => source);

const lines = [
  { what: `Comments on ${first}’s post`, credits: 1 },
  { what: "Likes the same post as well", credits: 0 },
  { what: `Likes ${second}’s post`, credits: 1 },
  { what: "Is on the list that you export again next week", credits: 0 },
];

const used = lines.reduce((sum, { credits }) => sum + credits, 0);

/** How the credits of one person of the sample data are counted. */
function CreditStatement() {
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-lg border border-line-strong bg-surface shadow-frame print:shadow-none">
        <p className="flex items-center gap-3.5 border-b border-line bg-raised px-5 py-4 text-note leading-snug text-muted sm:px-6">
          <Person
            className="grow"
            name={name}
            look={looks[name]}
            about={`${title}, ${company}`}
          />
          <span>Credits</span>
        </p>
        <dl className="px-5 sm:px-6">
          {lines.map(({ what, credits }) => (
            <div
              key={what}
              className={cn(
                "flex items-baseline justify-between gap-6 border-b border-line py-3.5 print:py-1",
                credits === 0 && "text-muted",
              )}
            >
              <dt>{what}</dt>
              <dd className="font-mono font-medium">{credits}</dd>
            </div>
          ))}
          <div className="-mt-px flex items-baseline justify-between gap-6 border-t-4 border-double border-control py-4 font-semibold">
            <dt>Credits used</dt>
            <dd className="font-mono text-h3">{used}</dd>
          </div>
        </dl>
      </div>
      <figcaption className="mt-3 text-note text-faint">
        One person of the sample data.
      </figcaption>
    </figure>
  );
}
