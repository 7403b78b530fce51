import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { productMessages } from "../../messages.ts";
import { influencers, leads } from "../../mock/story.ts";
import type { PricingData } from "./data.ts";
import { MonthTable } from "./MonthTable.tsx";

const person = leads[0]?.name;
const [first, second] = influencers.map(({ name }) => name);

const examples = [
  { what: `${person} comments on ${first}'s post`, credits: 1 },
  { what: "She likes the same post as well", credits: 0 },
  { what: `She comments on ${second}'s post`, credits: 1 },
  { what: "You export the list again next week", credits: 0 },
];

/** How leads are counted, and what a month of them comes to. */
export function CreditSection({ months }: Pick<PricingData, "months">) {
  return (
    <Section ground="band" labelledBy="credit">
      <div className="credit">
        <div>
          <h2 id="credit">{productMessages.credit}</h2>
          <p className="credit-text">
            That sentence decides every bill. A second post is a second reason
            to write, so it counts again; nothing else does.
          </p>
          <dl className="credit-examples">
            {examples.map(({ what, credits }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{credits}</dd>
              </div>
            ))}
          </dl>
          <p className="mock-caption">Credits used, on sample data.</p>
        </div>
        <div className="credit-months">
          <h3>What a month comes to</h3>
          <p className="credit-text">
            The price of the plan and the extra leads on top. In a single strong
            month, extra leads are fine; if every month is strong, move up.
          </p>
          <MonthTable months={months} />
          <p>
            <SiteLink
              className="text-link"
              href="/blog/how-many-leads-do-you-need"
            >
              Work out how many leads you need
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
