import { protagonist } from "../../mock/monday.ts";
import { signalsOf } from "../../mock/score.ts";

const person = protagonist.lead.name;
const [first, second] = signalsOf(protagonist.lead).map(({ source }) => source);

const examples = [
  { what: `${person} comments on ${first}'s post`, credits: 1 },
  { what: "She likes the same post as well", credits: 0 },
  { what: `She likes ${second}'s post`, credits: 1 },
  { what: "You export the list again next week", credits: 0 },
];

/** How credits are counted in the sample data. */
export function CreditExamples() {
  return (
    <>
      <dl className="credit-examples">
        {examples.map(({ what, credits }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{credits}</dd>
          </div>
        ))}
      </dl>
      <p className="mock-caption">Credits used, on sample data.</p>
    </>
  );
}
