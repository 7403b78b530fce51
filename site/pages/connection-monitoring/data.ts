import type { PageWords, Plan } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import { allCompetitors, type Competitor } from "../../mock/story.ts";
import type { DataFunction } from "../../page.ts";

export type ConnectionWords = PageWords<"connection-monitoring">;

/** Data of the connection monitoring page. */
export interface ConnectionData {
  words: ConnectionWords;
  /** Those of the sample account. */
  competitors: readonly Pick<Competitor, "name" | "newConnections">[];
  maxCompetitors: number;
  /** How often each monthly plan updates. */
  updates: readonly Pick<Plan, "name" | "updates">[];
}

const connectionData: DataFunction<ConnectionData> = ({ content }) => {
  const words = content.page("connection-monitoring");
  return {
    head: words,
    closing: toClosing(words.closing, content.site),
    data: {
      words,
      competitors: allCompetitors.map(({ name, newConnections }) => ({
        name,
        newConnections,
      })),
      maxCompetitors: content.facts.maxCompetitors,
      updates: content.plans
        .filter(({ leadsPer }) => leadsPer === "month")
        .map(({ name, updates }) => ({ name, updates })),
    },
  };
};

export default connectionData;
