import type { Integration } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { leadLists } from "../../mock/story.ts";
import type { DataFunction } from "../../page.ts";

/** Data of the integrations page. */
export interface IntegrationsData {
  integrations: readonly Pick<Integration, "id" | "name" | "description">[];
  /** Titles of the sample lists that the workflows start from. */
  lists: readonly string[];
  signUpUrl: string;
}

const integrationsData: DataFunction<IntegrationsData> = ({ content }) => ({
  head: {
    title: "Integrations: CRM, team chat, outreach and CSV",
    description:
      "Send each lead, with the reason to write, to your CRM, automation connector, team chat, enrichment or outreach tool, or take it with you as a CSV file.",
  },
  data: {
    integrations: content.integrations.map(({ id, name, description }) => ({
      id,
      name,
      description,
    })),
    lists: leadLists.map(({ title }) => title),
    signUpUrl: signUpUrl(content.site),
  },
});

export default integrationsData;
