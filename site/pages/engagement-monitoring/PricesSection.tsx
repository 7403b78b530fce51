import { PlanAction } from "../../components/PlanAction.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementWords } from "./data.ts";
import type { PlanLine } from "./to-plan-line.ts";

interface PricesProps {
  words: EngagementWords["prices"];
  plans: readonly PlanLine[];
  signUpUrl: string;
}

/** The price list with one line for each plan. */
export function PricesSection({ words, plans, signUpUrl }: PricesProps) {
  return (
    <Section ground="band" labelledBy="tour-prices">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="tour-prices">{words.heading}</h2>
        <p>
          <TextLink link={words.link} className="inline-block py-2" />
        </p>
      </div>
      <ul className="border-t border-line-strong">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-b border-line py-5 md:grid-cols-[4fr_3fr_5fr_9rem] lg:py-8"
          >
            <div className="flex flex-wrap items-center gap-3">
              <h3 id={`tour-plan-${plan.id}`}>{plan.name}</h3>
              {plan.badge !== undefined && (
                <Badge variant="signal">{plan.badge}</Badge>
              )}
            </div>
            <p className="text-right text-muted tabular-nums md:text-left">
              <span className="text-h3 font-semibold tracking-title text-ink">
                {plan.price}
              </span>
              {plan.period}
            </p>
            <p className="text-md text-muted max-md:text-sm">
              <span className="block text-ink">{plan.leads}</span>{" "}
              <span className="block">{plan.updates}</span>
            </p>
            <PlanAction
              action={plan.action}
              signUpUrl={signUpUrl}
              describedBy={`tour-plan-${plan.id}`}
              variant="outline"
              className="justify-self-end"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
