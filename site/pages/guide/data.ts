import { missing, type DataFunction } from "../../page.ts";
import { toReadingEntry } from "../../reading/reading-entry.ts";
import { readingNeighbors } from "../../reading/reading-link.ts";
import { relatedReading } from "../../reading/related-reading.ts";
import { entryShareImage } from "../../share-image.ts";
import { pick } from "../../pick.ts";

const guideData = (async (request) => {
  const { content, params } = request;
  const guide = await content.entry("guides", params["slug"] ?? "");
  if (!guide) return missing;
  const guides = content.list("guides");
  const neighbors = readingNeighbors(guides, guide.path);
  return {
    head: {
      ...pick(guide, "title", "description"),
      type: "article",
      ...entryShareImage(guide),
    },
    data: {
      entry: toReadingEntry(guide, content),
      category: guide.category,
      ...neighbors,
      related: relatedReading(content, {
        links: guide.links,
        shown: [guide.path, neighbors.previous?.path, neighbors.next?.path],
        fallback: guides.map(({ path }) => path),
      }),
    },
  };
}) satisfies DataFunction<unknown>;

export default guideData;
