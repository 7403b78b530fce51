import { flowSteps } from "../../messages/home.ts";
import { allCompetitors, allInfluencers, allLeads } from "../../mock/story.ts";
import { rankLeads } from "../../mock/score.ts";
import { accountConnections, accountEngagements } from "../../mock/totals.ts";

interface Step {
  text: string;
  /** The result of the step in the sample data: a count, and of what. */
  count: number;
  result: string;
}

const [best] = rankLeads(allLeads);
const high = allLeads.filter(({ priority }) => priority === "High Priority");

const steps = (maxCompetitors: number): readonly Step[] => [
  {
    text: `Pick the influencers your buyers read and up to ${maxCompetitors} competitors they compare you with. Three of each is plenty to start.`,
    count: allInfluencers.length + allCompetitors.length,
    result: `${allInfluencers.length} influencers, ${allCompetitors.length} competitors`,
  },
  {
    text: "We record every public like, comment and new connection, along with the post and the time.",
    count: accountEngagements + accountConnections,
    result: `${accountEngagements} engagements, ${accountConnections} connections`,
  },
  {
    text: "Keep the job titles and companies you sell to. Everyone left is ranked High Priority or Medium.",
    count: allLeads.length,
    result: `${high.length} High Priority, ${allLeads.length - high.length} Medium`,
  },
  {
    text: "Start with the post they reacted to. Send the list to your CRM or outreach tool, or get alerts by email or team chat.",
    count: 1,
    result: `${best?.lead.name ?? ""}, to call first`,
  },
];

/** The four steps, each with its result in the sample data. */
export function FlowSteps({ maxCompetitors }: { maxCompetitors: number }) {
  const texts = steps(maxCompetitors);
  return (
    <ol className="flow-steps">
      {flowSteps.map((title, index) => (
        <li key={title} className="flow-step">
          <h3>{title}</h3>
          <p className="flow-text">{texts[index]?.text}</p>
          <p className="flow-example">
            <span className="flow-count numeric">{texts[index]?.count}</span>{" "}
            {texts[index]?.result}
          </p>
        </li>
      ))}
    </ol>
  );
}
