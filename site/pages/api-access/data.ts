import type { DataFunction } from "../../page.ts";

export interface ApiAccessData {
  /** Names of the plans that include the API. */
  plans: string[];
}

const apiAccessData: DataFunction<ApiAccessData> = ({ content }) => ({
  head: {
    title: "API access",
    description:
      "Coming soon: read your leads and influencers from your own programs. Ask about the API, or read the documentation of its preview.",
  },
  data: {
    plans: content.plans
      .filter(({ apiAccess }) => apiAccess)
      .map(({ name }) => name),
  },
});

export default apiAccessData;
