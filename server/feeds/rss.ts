import { x } from "xastscript";
import type { Feed, FeedEntry } from "./channel.ts";
import { printXml } from "./print-xml.ts";

/** By RFC 822. */
const toDate = (time: Date) => time.toUTCString();

/** An image as Media RSS. Unlike an enclosure, it need not state its size in bytes. */
const toMedia = (image: string) =>
  x("media:content", { url: image, medium: "image" });

function toItem(entry: FeedEntry) {
  return x("item", [
    x("title", entry.title),
    x("link", entry.url),
    x("guid", { isPermaLink: "false" }, entry.id),
    x("pubDate", toDate(entry.published)),
    ...entry.authors.map(({ name }) => x("dc:creator", name)),
    ...entry.categories.map(({ name }) => x("category", name)),
    ...entry.tags.map((tag) => x("category", tag)),
    x("description", entry.summary),
    ...(entry.html === undefined ? [] : [x("content:encoded", entry.html)]),
    ...(entry.image === undefined ? [] : [toMedia(entry.image)]),
  ]);
}

/** A feed by the RSS 2.0 specification and the RSS Advisory Board's profile. */
export function formatRss(feed: Feed): string {
  const page = `${feed.siteUrl}${feed.page}`;
  const channel = x("channel", [
    x("title", feed.title),
    x("link", page),
    x("description", feed.description),
    x("language", feed.language),
    x("lastBuildDate", toDate(feed.updated)),
    x("atom:link", {
      href: feed.self,
      rel: "self",
      type: "application/rss+xml",
    }),
    x("image", [x("url", feed.icon), x("title", feed.title), x("link", page)]),
    ...feed.entries.map(toItem),
  ]);
  const namespaces = {
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    "xmlns:media": "http://search.yahoo.com/mrss/",
  };
  return printXml(x("rss", { version: "2.0", ...namespaces }, [channel]));
}
