import { apiTestMessages } from "../../messages/api-test.ts";
import type { DataFunction } from "../../page.ts";

export interface ApiTestData {
  /** The post to request, unless the address names another. */
  slug: string;
}

const { description, title } = apiTestMessages;

const apiTestData: DataFunction<ApiTestData> = ({ content }) => ({
  head: {
    title,
    description,
    noindex: true,
    canonicalPath: "/api-test",
  },
  data: { slug: content.posts({ limit: 1 })[0]?.slug ?? "" },
});

export default apiTestData;
