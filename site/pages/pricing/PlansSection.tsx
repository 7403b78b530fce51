import { use, useState } from "react";
import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { SiteLanguage } from "../../language.ts";
import { monthMessages } from "../../messages/pricing.ts";
import { BillPicture } from "./BillPicture.tsx";
import { Calculator } from "./Calculator.tsx";
import type { PricingData } from "./data.ts";
import { START, toLeads } from "./lead-scale.ts";
import { billsFor, formatMoney, sizesOf, type Bill } from "./monthly-bill.ts";
import { PlanCard } from "./PlanCard.tsx";

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
