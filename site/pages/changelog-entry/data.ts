import { missing, type DataFunction } from "../../page.ts";
import { toChangeFacts } from "../../reading/change-facts.ts";
import { readingNeighbors } from "../../reading/reading-link.ts";
import { entryShareImage } from "../../share-image.ts";
import { pick } from "../../pick.ts";

const changeData = (async (request) => {
  const { content, params } = request;
  const change = await content.entry("changelog", params["slug"] ?? "");
  if (!change) return missing;
  const words = pick(change, "title", "description");
  return {
    head: {
      ...words,
      type: "article",
      ...entryShareImage(change),
    },
    data: {
      ...words,
      facts: toChangeFacts(change),
      html: change.html,
      // The list has the newest first.
      ...readingNeighbors(content.list("changelog").toReversed(), change.path),
    },
  };
}) satisfies DataFunction<unknown>;

export default changeData;
