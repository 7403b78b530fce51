import { missing, type DataFunction } from "../../page.ts";
import { toChangeFacts, type ChangeFacts } from "../../reading/change-facts.ts";
import {
  readingNeighbors,
  type ReadingNeighbors,
} from "../../reading/reading-link.ts";
import { entryShareImage } from "../../share-image.ts";

export interface ChangeData extends ReadingNeighbors {
  title: string;
  description: string;
  facts: ChangeFacts;
  /** Sanitized. */
  html: string;
}

const changeData: DataFunction<ChangeData> = async (request) => {
  const { content, params } = request;
  const change = await content.entry("changelog", params["slug"] ?? "");
  if (!change) return missing;
  const { path, title, description, html } = change;
  return {
    head: {
      title,
      description,
      type: "article",
      ...entryShareImage(change),
    },
    data: {
      title,
      description,
      facts: toChangeFacts(change),
      html,
      // The list has the newest first.
      ...readingNeighbors(content.list("changelog").toReversed(), path),
    },
  };
};

export default changeData;
