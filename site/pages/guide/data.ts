import type { GuideEntry } from "#contract";
import { missing, type DataFunction } from "../../page.ts";
import {
  toReadingEntry,
  type ReadingEntry,
} from "../../reading/reading-entry.ts";
import {
  readingNeighbors,
  type ReadingNeighbors,
} from "../../reading/reading-link.ts";
import {
  relatedReading,
  type RelatedReading,
} from "../../reading/related-reading.ts";
import { entryShareImage } from "../../share-image.ts";

export interface GuideData extends ReadingNeighbors {
  entry: ReadingEntry;
  category: GuideEntry["category"];
  related: RelatedReading[];
}

const guideData: DataFunction<GuideData> = async (request) => {
  const { content, params } = request;
  const guide = await content.entry("guides", params["slug"] ?? "");
  if (!guide) return missing;
  const guides = content.list("guides");
  const neighbors = readingNeighbors(guides, guide.path);
  return {
    head: {
      title: guide.title,
      description: guide.description,
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
};

export default guideData;
