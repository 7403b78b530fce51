import { apiTestMessages } from "../../messages/api-test.ts";
import type { DataFunction } from "../../page.ts";

const { description, title } = apiTestMessages;

const apiTestData = (({ content }) => ({
  head: {
    title,
    description,
    noindex: true,
    canonicalPath: "/api-test",
  },
  /** The post to request, unless the address names another. */
  data: { slug: content.posts({ limit: 1 })[0]?.slug ?? "" },
})) satisfies DataFunction<unknown>;

export default apiTestData;
