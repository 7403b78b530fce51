import type { Plan } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";

/** Data of the connection monitoring page. */
export interface ConnectionData {
  signUpUrl: string;
  maxCompetitors: number;
  /** How often each monthly plan updates. */
  updates: readonly Pick<Plan, "name" | "updates">[];
}

const connectionData: DataFunction<ConnectionData> = ({ content }) => ({
  head: {
    title: "Connection monitoring: who your competitors meet",
    description: `New connections of up to ${content.facts.maxCompetitors} competitors, counted by week, with the people behind each count and a way to read a rise without false alarms.`,
  },
  data: {
    signUpUrl: signUpUrl(content.site),
    maxCompetitors: content.facts.maxCompetitors,
    updates: content.plans
      .filter(({ leadsPer }) => leadsPer === "month")
      .map(({ name, updates }) => ({ name, updates })),
  },
});

export default connectionData;
