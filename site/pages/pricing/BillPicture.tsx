import { Glow } from "../../components/scenes/Glow.tsx";
import { use } from "react";
import { textLink } from "../../components/TextLink.tsx";
import { SiteLanguage } from "../../language.ts";
import { monthMessages } from "../../messages/pricing.ts";
import { formatMoney, type Bill, type MoneyFormat } from "./monthly-bill.ts";

interface BillProps {
  leads: number;
  /** The bills of a month, the cheapest first: it is the one that is written out. */
  bills: readonly Bill[];
  money: MoneyFormat;
  /** A plan whose leads are counted once, if they are enough. */
  once: { name: string; leads: number } | undefined;
  /** Of the custom plan, for more than all plans include. */
  customPlan: string;
}

/** The bill of a month on the cheapest plan, and what the month costs on the others. */
export function BillPicture(props: BillProps) {
  const { bills, money } = props;
  const { formatNumber } = use(SiteLanguage);
  const [bill, ...others] = bills;
  if (!bill) return null;
  const { rate } = bill;
  return (
    <div className="relative print:hidden">
      <Glow className="text-signal" />
      <div className="relative">
        <div className="rounded-t-lg border border-b-0 border-line-strong bg-surface px-5 pt-5 pb-3 tabular-nums shadow-frame sm:px-6 sm:pt-6">
          <p className="flex justify-between gap-4 border-b border-line pb-4 text-sm text-muted">
            {monthMessages.bill}
            <span className="font-semibold text-ink">{rate.name}</span>
          </p>
          <dl>
            <Line
              label={monthMessages.planLine(rate.name)}
              detail={monthMessages.includedLeads(formatNumber(rate.leads))}
              amount={formatMoney(rate.price, money)}
            />
            <Line
              label={monthMessages.extraLeads}
              detail={
                bill.extra > 0
                  ? monthMessages.extraLine(
                      formatNumber(bill.extra),
                      formatMoney(rate.extraLead ?? 0, money),
                    )
                  : monthMessages.none
              }
              amount={formatMoney(bill.extraCost, money)}
            />
            <div className="flex items-baseline justify-between gap-4 border-t-4 border-double border-control pt-4 pb-4">
              <dt className="font-semibold">{monthMessages.total}</dt>
              <dd className="text-figure font-medium tracking-display">
                {formatMoney(bill.total, money)}
              </dd>
            </div>
          </dl>
          {others.length > 0 && <OtherPlans bills={others} money={money} />}
        </div>
        <TornEdge />
        <BillNote {...props} />
      </div>
    </div>
  );
}

/** Which plan it is, for those who hear the page too, and what else there is for very few or very many leads. */
function BillNote({ leads, bills, money, once, customPlan }: BillProps) {
  const { formatNumber } = use(SiteLanguage);
  const [bill] = bills;
  const largest = Math.max(...bills.map(({ rate }) => rate.leads));
  return (
    <p className="mt-4 px-5 text-sm text-muted sm:px-6">
      {bill && (
        <output>
          {monthMessages.cheapest(
            bill.rate.name,
            formatNumber(leads),
            formatMoney(bill.total, money),
          )}
        </output>
      )}{" "}
      {once && monthMessages.firstLeads(once.name, formatNumber(once.leads))}
      {leads > largest && (
        <>
          {monthMessages.beyond(formatNumber(largest))}{" "}
          <a className={textLink} href="#enterprise-custom">
            {customPlan}
          </a>
        </>
      )}
    </p>
  );
}

function OtherPlans({ bills, money }: Pick<BillProps, "bills" | "money">) {
  return (
    <div className="border-t border-dashed border-line-strong py-3 text-note text-muted">
      <p className="text-faint">{monthMessages.otherPlans}</p>
      <dl className="mt-1">
        {bills.map(({ rate, total }) => (
          <div key={rate.id} className="flex justify-between gap-4 py-0.5">
            <dt>{rate.name}</dt>
            <dd>{formatMoney(total, money)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface LineProps {
  label: string;
  detail: string;
  amount: string;
}

function Line({ label, detail, amount }: LineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3.5 last-of-type:border-b-0">
      <dt>
        {label} <span className="block text-note text-muted">{detail}</span>
      </dt>
      <dd className="font-mono text-md">{amount}</dd>
    </div>
  );
}

const TEETH = 40;

/** The lower edge of the paper. */
function TornEdge() {
  const teeth = Array.from(
    { length: TEETH },
    (_, index) => `L${index * 10 + 5} 7L${index * 10 + 10} 1`,
  ).join("");
  return (
    <svg
      aria-hidden="true"
      className="block h-2 w-full fill-surface stroke-line-strong"
      viewBox={`0 0 ${TEETH * 10} 8`}
      preserveAspectRatio="none"
    >
      <path stroke="none" d={`M0 0V1${teeth}V0Z`} />
      <path
        className="fill-none"
        vectorEffect="non-scaling-stroke"
        d={`M0 0V1${teeth}V0`}
      />
    </svg>
  );
}
