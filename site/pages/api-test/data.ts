import type { DataFunction } from "../../page.ts";

export interface ApiTestData {
  /** The post to request, unless the address names another. */
  slug: string;
}

const apiTestData: DataFunction<ApiTestData> = ({ content }) => ({
  head: {
    title: "API test tool",
    description:
      "Calls the blog API from this browser and shows what comes back.",
    noindex: true,
    canonicalPath: "/api-test",
  },
  data: { slug: content.posts({ limit: 1 })[0]?.slug ?? "" },
});

export default apiTestData;
