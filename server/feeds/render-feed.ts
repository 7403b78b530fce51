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

/**
 * When a feed may have changed last: the end of the day of its newest entry, because several may have one date. It is
 * not in the future.
 */
function toLastModified(updated: Date): string {
  const endOfDay = new Date(updated).setUTCHours(23, 59, 59, 0);
  return new Date(Math.min(endOfDay, Date.now())).toUTCString();
}

/** Creates the renderer of a feed in one of its formats. */
export function createFeed(file: FeedFile, open: OpenChannel): RenderDocument {
  const { type, format } = formats[file];
  return async (request) => {
    const { content, siteUrl, path } = request;
    const channel = await open(request);
    if (!channel) throw new AppError("not_found", "There is no such feed.");
    const times = channel.entries.map(({ updated }) => updated.getTime());
    const feed: Feed = {
      ...channel,
      content,
      siteUrl,
      self: `${siteUrl}${path}`,
      icon: `${siteUrl}/icon-512.png`,
      language: content.site.lang ?? "en",
      updated: new Date(Math.max(0, ...times)),
    };
    return {
      status: 200,
      contentType: type,
      headers: { "Last-Modified": toLastModified(feed.updated) },
      text: format(feed),
    };
  };
}
