import { missing, type DataFunction } from "../../page.ts";
import { answerDocArticle } from "../../reading/doc-article.ts";

const docExampleData = (async (request) => {
  const { content, params, url } = request;
  const doc = await content.entry("docs", params["slug"] ?? "");
  if (!doc) return missing;
  if (doc.path !== url.pathname) return { redirectTo: doc.path };
  return answerDocArticle(request, doc);
}) satisfies DataFunction<unknown>;

export default docExampleData;
