import type { feedFiles } from "#routes";
import { AppError } from "../app-error.ts";
import type { RenderDocument } from "../document.ts";
import { formatAtom } from "./atom.ts";
import type { Feed, OpenChannel } from "./channel.ts";
import { formatJsonFeed } from "./json-feed.ts";
import { formatRss } from "./rss.ts";

type FeedFile = (typeof feedFiles)[number];

/** The printer and the media type of each feed file. */
const formats: Readonly<
  Record<FeedFile, { type: string; format: (feed: Feed) => string }>
> = {
  "rss.xml": { type: "application/rss+xml; charset=utf-8", format: formatRss },
  "atom.xml": {
    type: "application/atom+xml; charset=utf-8",
    format: formatAtom,
  },
  "feed.json": {
    type: "application/feed+json; charset=utf-8",
    format: formatJsonFeed,
  },
};

/** The date of a feed that never had an entry. */
const NEVER = "1970-01-01";

/** Creates the renderer of a feed in one of its formats. */
export function createFeed(file: FeedFile, open: OpenChannel): RenderDocument {
  const { type, format } = formats[file];
  return async (request) => {
    const { content, siteUrl, path } = request;
    const channel = await open(request);
    if (!channel) throw new AppError("not_found", "There is no such feed.");
    const dates = channel.entries.map(({ updated }) => updated);
    const feed: Feed = {
      ...channel,
      content,
      siteUrl,
      self: `${siteUrl}${path}`,
      icon: `${siteUrl}/icon-512.png`,
      language: "en",
      updated: dates.toSorted().at(-1) ?? NEVER,
    };
    return { status: 200, contentType: type, text: format(feed) };
  };
}
