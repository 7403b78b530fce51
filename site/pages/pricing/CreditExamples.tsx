import { influencers, leads } from "../../mock/story.ts";

const person = leads[0]?.name;
const [first, second] = influencers.map(({ name }) => name);

const examples = [
  { what: `${person} comments on ${first}'s post`, credits: 1 },
  { what: "She likes the same post as well", credits: 0 },
  { what: `She comments on ${second}'s post`, credits: 1 },
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
