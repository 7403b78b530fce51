import { PlanAction } from "../../components/PlanAction.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { monthMessages } from "../../messages/pricing.ts";
import { FeatureLine } from "./FeatureLine.tsx";
import type { PlanCardData } from "./to-plan-card.ts";

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
export function PlanCard({ card, signUpUrl, month }: PlanCardProps) {
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
        <div className="flex flex-wrap items-baseline justify-between gap-2">
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
