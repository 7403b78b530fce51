import type { DocEntry } from "#contract";
import type { DataFunction } from "../../page.ts";
import { docExamples } from "../../reading/doc-outline.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

export interface DocExamplesData {
  examples: Pick<
    DocEntry,
    "path" | "title" | "description" | "readTimeMinutes"
  >[];
  /** Names of the plans that include the API. */
  apiPlans: string[];
}

const docExamplesData: DataFunction<DocExamplesData> = ({ content, url }) => ({
  head: {
    title: "Code examples for the API and webhooks",
    description:
      "Complete small programs in Python, JavaScript and the shell: list influencers, fetch new leads, verify a webhook, sync to a CRM.",
    structuredData: [
      breadcrumbList(url.origin, [
        { name: "Documentation", path: "/documentation" },
        { name: "Examples", path: "/documentation/examples" },
      ]),
    ],
  },
  data: {
    examples: docExamples(content).map(
      ({ path, title, description, readTimeMinutes }) => ({
        path,
        title,
        description,
        readTimeMinutes,
      }),
    ),
    apiPlans: content.plans
      .filter(({ apiAccess }) => apiAccess)
      .map(({ name }) => name),
  },
});

export default docExamplesData;
