import type { Plan } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";

/** Data of the page about the four steps. */
export interface HowItWorksData {
  signUpUrl: string;
  maxCompetitors: number;
  /** How often each monthly plan updates. */
  updates: readonly Pick<Plan, "name" | "updates">[];
  /** Names of the integrations. */
  integrations: readonly string[];
}

const howItWorksData: DataFunction<HowItWorksData> = ({ content }) => ({
  head: {
    title: "How it works: four steps to a first message",
    description: `Select targets, monitor engagement, filter prospects, engage leads: what you do, what ${content.site.name} does, and one sample week at each step.`,
  },
  data: {
    signUpUrl: signUpUrl(content.site),
    maxCompetitors: content.facts.maxCompetitors,
    updates: content.plans
      .filter(({ leadsPer }) => leadsPer === "month")
      .map(({ name, updates }) => ({ name, updates })),
    integrations: content.integrations.map(({ name }) => name),
  },
});

export default howItWorksData;
