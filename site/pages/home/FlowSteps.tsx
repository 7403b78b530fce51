import { allCompetitors, allInfluencers, allLeads } from "../../mock/story.ts";
import { rankLeads } from "../../mock/score.ts";
import { accountConnections, accountEngagements } from "../../mock/totals.ts";
import type { HomeWords } from "./data.ts";

const [best] = rankLeads(allLeads);
const high = allLeads.filter(({ priority }) => priority === "High Priority");

/** The result of each step in the sample data: a count, and of what. */
const results = [
  {
    count: allInfluencers.length + allCompetitors.length,
    result: `${allInfluencers.length} influencers, ${allCompetitors.length} competitors`,
  },
  {
    count: accountEngagements + accountConnections,
    result: `${accountEngagements} engagements, ${accountConnections} connections`,
  },
  {
    count: allLeads.length,
    result: `${high.length} High Priority, ${allLeads.length - high.length} Medium`,
  },
  { count: 1, result: `${best?.lead.name ?? ""}, to call first` },
];

/** The four steps, each with its result in the sample data. */
export function FlowSteps({ steps }: Pick<HomeWords, "steps">) {
  return (
    <ol className="flow-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flow-step">
          <h3>{title}</h3>
          <p className="flow-text">{text}</p>
          <p className="flow-example">
            <span className="flow-count numeric">{results[index]?.count}</span>{" "}
            {results[index]?.result}
          </p>
        </li>
      ))}
    </ol>
  );
}
