import type { DataFunction } from "../../page.ts";
import { toChangeFacts, type ChangeFacts } from "../../reading/change-facts.ts";
import { answerMissing, type Found } from "../../reading/found.ts";
import {
  readingNeighbors,
  type ReadingNeighbors,
} from "../../reading/reading-link.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

export interface ChangeData extends ReadingNeighbors {
  title: string;
  description: string;
  facts: ChangeFacts;
  /** Sanitized. */
  html: string;
}

const changeData: DataFunction<Found<ChangeData>> = async (request) => {
  const { content, url, params } = request;
  const change = await content.entry("changelog", params["slug"] ?? "");
  if (!change) return answerMissing(request);
  const { path, title, description, html } = change;
  return {
    head: {
      title,
      description,
      type: "article",
      structuredData: [
        breadcrumbList(url.origin, [
          { name: "Changelog", path: "/changelog" },
          { name: title, path },
        ]),
      ],
    },
    data: {
      found: {
        title,
        description,
        facts: toChangeFacts(change),
        html,
        // The list has the newest first.
        ...readingNeighbors(content.list("changelog").toReversed(), path),
      },
    },
  };
};

export default changeData;
