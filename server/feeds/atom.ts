import { x } from "xastscript";
import type { Feed, FeedAuthor, FeedEntry } from "./channel.ts";
import { printXml } from "./print-xml.ts";

/** By RFC 3339, to the second. */
const toDate = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;

const toAuthor = ({ name, url }: FeedAuthor) =>
  x("author", [x("name", name), ...(url === undefined ? [] : [x("uri", url)])]);

function toEntry(entry: FeedEntry) {
  const { html, image, lang } = entry;
  return x("entry", lang === undefined ? {} : { "xml:lang": lang }, [
    x("title", entry.title),
    x("id", entry.id),
    x("link", { rel: "alternate", type: "text/html", href: entry.url }),
    ...(image === undefined
      ? []
      : [x("media:content", { url: image, medium: "image" })]),
    x("published", toDate(entry.published)),
    x("updated", toDate(entry.updated)),
    ...entry.authors.map(toAuthor),
    ...entry.categories.map(({ slug, name }) =>
      x("category", { term: slug, label: name }),
    ),
    ...entry.tags.map((term) => x("category", { term })),
    x("summary", entry.summary),
    ...(html === undefined ? [] : [x("content", { type: "html" }, html)]),
  ]);
}

/** A feed by RFC 4287. */
export function formatAtom(feed: Feed): string {
  const { content, siteUrl, self } = feed;
  const root = x(
    "feed",
    {
      xmlns: "http://www.w3.org/2005/Atom",
      "xmlns:media": "http://search.yahoo.com/mrss/",
      "xml:lang": feed.language,
    },
    [
      x("title", feed.title),
      x("subtitle", feed.description),
      x("id", `tag:${content.site.host},2026:${feed.page}`),
      x("link", { rel: "self", type: "application/atom+xml", href: self }),
      x("link", {
        rel: "alternate",
        type: "text/html",
        href: `${siteUrl}${feed.page}`,
      }),
      x("icon", feed.icon),
      x("updated", toDate(feed.updated)),
      toAuthor({ name: content.site.name, url: `${siteUrl}/` }),
      ...feed.entries.map(toEntry),
    ],
  );
  return printXml(root);
}
