import type { DataFunction } from "../../page.ts";
import {
  answerDocArticle,
  type DocArticleData,
} from "../../reading/doc-article.ts";
import { answerMissing, type Found } from "../../reading/found.ts";

const docExampleData: DataFunction<Found<DocArticleData>> = async (request) => {
  const { content, params, url } = request;
  const doc = await content.entry("docs", params["slug"] ?? "");
  if (!doc) return answerMissing(request);
  if (doc.path !== url.pathname) return { redirectTo: doc.path };
  return answerDocArticle(request, doc);
};

export default docExampleData;
