import type { Integration } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

/** What the integrations page shows of the content. */
export interface IntegrationsData {
  integrations: readonly Pick<Integration, "id" | "name" | "description">[];
  signUpUrl: string;
}

const integrationsData: DataFunction<IntegrationsData> = ({
  content,
  url,
}) => ({
  head: {
    title: "Integrations: CRM, team chat, outreach and CSV",
    description:
      "Send each lead, with the reason to write, to your CRM, automation connector, team chat, enrichment or outreach tool, or take it with you as a CSV file.",
    structuredData: [
      breadcrumbList(url.origin, [
        { name: "Integrations", path: "/integrations" },
      ]),
    ],
  },
  data: {
    integrations: content.integrations.map(({ id, name, description }) => ({
      id,
      name,
      description,
    })),
    signUpUrl: signUpUrl(content.site),
  },
});

export default integrationsData;
