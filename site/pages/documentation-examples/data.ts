import type { DocEntry } from "#contract";
import { missing, type DataFunction } from "../../page.ts";
import { cutList, type Paged } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { docExamples } from "../../reading/doc-outline.ts";

export interface DocExamplesData {
  list: Paged<
    Pick<DocEntry, "path" | "title" | "description" | "readTimeMinutes">
  >;
  /** Names of the plans that include the API. */
  apiPlans: string[];
}

const PATH = "/documentation/examples";
const head = {
  title: "Code examples for the API and webhooks",
  description:
    "Complete small programs in Python, JavaScript and the shell: list influencers, fetch new leads, verify a webhook, sync to a CRM.",
  canonicalPath: PATH,
};

const docExamplesData: DataFunction<DocExamplesData> = (request) => {
  const { content, url } = request;
  const examples = docExamples(content).map(
    ({ path, title, description, readTimeMinutes }) => ({
      path,
      title,
      description,
      readTimeMinutes,
    }),
  );
  const list = cutList(url.searchParams, examples);
  if (!list) return missing;
  return {
    head: {
      ...pagedHead(head, PATH, list),
    },
    data: {
      list,
      apiPlans: content.plans
        .filter(({ apiAccess }) => apiAccess)
        .map(({ name }) => name),
    },
  };
};

export default docExamplesData;
