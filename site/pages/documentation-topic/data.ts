import { missing, type DataFunction } from "../../page.ts";
import { answerDocArticle } from "../../reading/doc-article.ts";
import { docOutline } from "../../reading/doc-outline.ts";
import { answerGroup } from "./group-data.ts";

/** Two kinds of page share a route: a group of articles and a single article. */
const docTopicData = (async (request) => {
  const { content, params } = request;
  const topic = params["topic"] ?? "";
  const outline = docOutline(content);
  const group = outline.find(({ slug }) => slug === topic);
  if (group) return answerGroup(request, group, outline);
  const doc = await content.entry("docs", topic);
  if (!doc) return missing;
  if (doc.path !== request.url.pathname) return { redirectTo: doc.path };
  return answerDocArticle(request, doc);
}) satisfies DataFunction<unknown>;

export default docTopicData;
