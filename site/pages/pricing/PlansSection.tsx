import { use, useState } from "react";
import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { SiteLanguage } from "../../language.ts";
import { monthMessages } from "../../messages/pricing.ts";
import { PlanAction } from "../../components/PlanAction.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { BillPicture } from "./BillPicture.tsx";
import { Calculator } from "./Calculator.tsx";
import type { PricingData } from "./data.ts";
import { START, toLeads } from "./lead-scale.ts";
import { type Bill, billsFor, formatMoney, sizesOf } from "./monthly-bill.ts";
import { FeatureLine } from "./FeatureLine.tsx";
import type { PlanCardData } from "./to-plan-card.ts";

/** The heading, the bill of a month, and the plans, of which the cheapest is marked. */
export function PlansSection({ data }: { data: PricingData }) {
  const { rates, money, cards, signUpUrl } = data;
  const { formatNumber } = use(SiteLanguage);
  const [leads, setLeads] = useState(() => toLeads(START, sizesOf(rates)));
  const bills = billsFor(rates, leads);
  const monthOf = (id: string) => {
    const bill = bills.find(({ rate }) => rate.id === id);
    return bill && formatMoney(bill.total, money);
  };
  return (
    <Section
      className="overflow-x-clip pt-14 lg:pt-20 print:py-0"
      labelledBy="pricing"
    >
      <MonthHead data={data} leads={leads} bills={bills} onChange={setLeads} />
      <h2 className="sr-only">{monthMessages.plans}</h2>
      <ul className="mt-14 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:mt-16 xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] print:mt-4 print:grid-cols-4 print:gap-2">
        {cards.map((card) => (
          <PlanCard
            key={card.id}
            card={card}
            signUpUrl={signUpUrl}
            month={{
              leads: formatNumber(leads),
              amount: monthOf(card.id),
              isCheapest: card.id === bills[0]?.rate.id,
            }}
          />
        ))}
      </ul>
    </Section>
  );
}

interface MonthHeadProps {
  data: PricingData;
  leads: number;
  bills: readonly Bill[];
  onChange: (leads: number) => void;
}

/** The heading, and the visitor's month as a number of leads and as a bill. */
function MonthHead({
  data: { words, rates, money, once },
  leads,
  bills,
  onChange,
}: MonthHeadProps) {
  const { hero, months, enterprise } = words;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-7-5 xl:gap-x-24 print:block">
      <div className="grid content-start gap-6 print:grid-cols-2 print:grid-rows-[auto_1fr] print:gap-4">
        <h1 id="pricing" className="max-w-[9.6em] print:text-[20pt]">
          {hero.headline}
        </h1>
        <Lead>{hero.lead}</Lead>
        {rates.length > 0 && (
          <div className="mt-4 grid gap-5 border-t border-line pt-7 lg:mt-6 print:col-start-2 print:row-span-2 print:row-start-1 print:mt-0 print:gap-2 print:border-0 print:pt-0">
            <div className="grid gap-2">
              <h2 className="text-h4 tracking-tight">{months.heading}</h2>
              <p className="max-w-(--measure) text-md text-muted">
                {months.text}
              </p>
            </div>
            <Calculator rates={rates} leads={leads} onChange={onChange} />
            <Picture name="months" />
          </div>
        )}
      </div>
      <BillPicture
        leads={leads}
        bills={bills}
        money={money}
        once={once && leads <= once.leads ? once : undefined}
        customPlan={enterprise.heading}
      />
    </div>
  );
}

/** What the visitor's month costs on the plan. */
interface Month {
  leads: string;
  /** Missing if the plan has no months, or not as many leads. */
  amount: string | undefined;
  isCheapest: boolean;
}

interface PlanCardProps {
  card: PlanCardData;
  signUpUrl: string;
  month: Month;
}

/** A plan on a card, marked if it is the cheapest for the visitor's month. The parts of all cards are aligned in rows. */
function PlanCard({ card, signUpUrl, month }: PlanCardProps) {
  const nameId = `plan-${card.id}`;
  return (
    <li className="sm:row-span-7 sm:grid sm:grid-rows-subgrid sm:gap-y-0 print:break-inside-avoid">
      <Card
        className={cn(
          "transition-colors duration-180 sm:row-span-6 sm:grid sm:grid-rows-subgrid sm:gap-y-0 print:p-2.5 print:text-[9pt]",
          month.isCheapest &&
            "border-signal ring-1 ring-signal forced-colors:outline-2",
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={nameId}>{card.name}</h3>
          {card.badge !== undefined && <Badge>{card.badge}</Badge>}
        </div>
        <p className="mt-1 text-md leading-normal text-muted print:text-[9pt]">
          {card.summary}
        </p>
        <p className="mt-6 text-muted tabular-nums">
          <span className="mr-1 text-[3rem] leading-none font-medium tracking-[-0.045em] text-ink print:text-[20pt]">
            {card.price}
          </span>
          {card.period}
        </p>
        <p className="mt-1 font-mono text-note text-muted tabular-nums">
          {card.perLead}
        </p>
        <MonthLine
          month={month}
          once={card.onceOnly && { leads: card.onceOnly, price: card.price }}
        />
        <PlanAction
          action={card.action}
          signUpUrl={signUpUrl}
          describedBy={nameId}
          variant={month.isCheapest ? "default" : "outline"}
          className="mt-4 print:hidden"
        />
      </Card>
      <ul className="grid content-start gap-2 p-5 text-md leading-normal sm:px-6 print:p-2.5 print:text-[9pt]">
        {card.features.map((feature) => (
          <FeatureLine key={feature.text} feature={feature} />
        ))}
        {card.missing.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-faint">
            <Icon name="minus" size="sm" className="mt-1" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface MonthLineProps {
  month: Month;
  /** For a plan without months: how many leads it has, and what they cost. */
  once: { leads: string; price: string } | "" | undefined;
}

function MonthLine({
  month: { leads, amount, isCheapest },
  once,
}: MonthLineProps) {
  return (
    <p
      className={cn(
        "mt-5 flex min-h-11 items-center justify-between gap-3 border-y border-line text-note text-muted tabular-nums print:hidden",
        isCheapest && "font-medium text-ink",
      )}
    >
      <span>
        {isCheapest && <span>{monthMessages.cheapestMark}</span>}{" "}
        {isCheapest
          ? monthMessages.cheapestFor(leads)
          : once
            ? once.leads
            : monthMessages.monthOf(leads)}
      </span>
      <span>{once ? once.price : (amount ?? "–")}</span>
    </p>
  );
}
