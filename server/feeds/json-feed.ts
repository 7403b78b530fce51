import type { Feed, FeedEntry } from "./channel.ts";

const toDate = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;

const toItem = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  language: entry.lang,
  ...(entry.html === undefined
    ? { content_text: entry.summary }
    : { content_html: entry.html }),
  summary: entry.summary,
  image: entry.image,
  date_published: toDate(entry.published),
  date_modified: toDate(entry.updated),
  authors: entry.authors,
  tags: [...entry.categories.map(({ name }) => name), ...entry.tags],
});

/** A feed by version 1.1 of jsonfeed.org. */
export function formatJsonFeed(feed: Feed): string {
  const { content, siteUrl } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: `${siteUrl}${feed.page}`,
    feed_url: feed.self,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: content.site.name, url: `${siteUrl}/` }],
    items: feed.entries.map(toItem),
  });
}
