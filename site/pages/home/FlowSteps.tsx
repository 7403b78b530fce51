import { flowSteps } from "../../messages.ts";
import {
  competitors,
  influencers,
  leadLists,
  leads,
} from "../../mock/story.ts";
import { totalConnections, totalEngagements } from "../../mock/totals.ts";

interface Step {
  text: string;
  /** The result of the step in the sample data. */
  example: readonly string[];
}

const commented = leadLists[0];
const [first] = leads;

const steps = (maxCompetitors: number): readonly Step[] => [
  {
    text: `Pick the influencers your buyers read and up to ${maxCompetitors} competitors they compare you with. Three of each is plenty to start.`,
    example: [
      `${influencers.length} influencers`,
      `${competitors.length} competitors`,
    ],
  },
  {
    text: "We record every public like, comment and new connection, along with the post and the time.",
    example: [
      `${totalEngagements} engagements`,
      `${totalConnections} connections`,
    ],
  },
  {
    text: "Keep the job titles and companies you sell to. Everyone left is ranked High Priority or Medium.",
    example: commented
      ? [
          `${commented.count} High Priority`,
          `${totalEngagements - commented.count} Medium`,
        ]
      : [],
  },
  {
    text: "Start with the post they reacted to. Send the list to your CRM or outreach tool, or get alerts by email or team chat.",
    example: first ? [first.name, "to call first"] : [],
  },
];

/** The four steps, each with its result in the sample data. */
export function FlowSteps({ maxCompetitors }: { maxCompetitors: number }) {
  const texts = steps(maxCompetitors);
  return (
    <ol className="flow-steps">
      {flowSteps.map((title, place) => (
        <li key={title} className="flow-step">
          <h3>{title}</h3>
          <p className="flow-text">{texts[place]?.text}</p>
          <p className="flow-example">
            {texts[place]?.example.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
