import { rankLeads } from "../../mock/score.ts";
import { allCompetitors, allInfluencers, allLeads } from "../../mock/story.ts";
import { accountConnections, accountEngagements } from "../../mock/totals.ts";

const [best] = rankLeads(allLeads);
const high = allLeads.filter(({ priority }) => priority === "High Priority");

/** The result of each step in the sample data: a count, and of what. */
export const flowResults = [
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
