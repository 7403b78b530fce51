import { setImmediate as nextTurn } from "node:timers/promises";
import {
  changelogTags,
  type ContentReader,
  type PostFilter,
  type PostSummary,
  type WithBody,
} from "#contract";
import {
  collections,
  instantToMillis,
  toCanonicalPath,
  type BlogEntry,
  type CompiledEntry,
} from "#schema";
import { feedMessages } from "../messages.ts";
import type { FeedEntry, OpenChannel } from "./channel.ts";
import { toFeedHtml } from "./feed-html.ts";

const MAX_ENTRIES = 50;
/** In characters. Some feed readers give up on feeds of several megabytes. */
const MAX_TEXT = 1_000_000;

const isDrawing = (address: string) => /\.svg(?:$|[?#])/iu.test(address);

/** The picture of a post. Many feed readers show no drawings, so the share image stands in for one. */
function imageOf({ image, shareImage }: BlogEntry): string | undefined {
  const src = image?.src;
  return src !== undefined && isDrawing(src) ? (shareImage ?? src) : src;
}

/** Readers in all but the most distant time zones see noon in UTC as the same day. */
const toNoon = (date: string) => new Date(`${date}T12:00:00Z`);

/**
 * When an entry was published and last changed: the moment that its front matter names, or else noon of the calendar
 * date.
 */
function toEntryTimes({ date, publishAt, changed }: CompiledEntry) {
  const published = publishAt?.includes("T")
    ? new Date(instantToMillis(publishAt))
    : toNoon(date);
  const noon = toNoon(changed);
  const hasChanged = changed > date && noon > published;
  return { published, updated: hasChanged ? noon : published };
}

function toEntry(
  post: PostSummary,
  entry: WithBody<BlogEntry>,
  { site }: Pick<ContentReader, "site">,
  siteUrl: string,
): FeedEntry {
  const url = `${siteUrl}${entry.path}`;
  const image = imageOf(entry);
  const { authorSlug, authorName: name, categories, tags = [] } = post;
  const { authors = [{ slug: authorSlug, name }] } = post;
  return {
    // The year is that of the first feed. If it changed, subscribers would see every post again.
    id: `tag:${site.host},2026:post-${post.id}`,
    url,
    title: post.title,
    summary: post.description,
    html: toFeedHtml(entry.html, url),
    ...(image !== undefined && { image: new URL(image, siteUrl).href }),
    ...toEntryTimes(entry),
    authors: authors.map(({ name, slug }) =>
      slug === undefined
        ? { name }
        : { name, url: new URL(collections.authors.path(slug), siteUrl).href },
    ),
    categories,
    tags,
    lang: post.lang,
  };
}

/** The newest posts. A text that no longer fits into the limit is left out. Requests are handled between two posts. */
async function readEntries(
  content: ContentReader,
  siteUrl: string,
  filter: PostFilter,
): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  let left = MAX_TEXT;
  for (const post of content.posts({ ...filter, limit: MAX_ENTRIES })) {
    const found = await content.entry("blog", post.slug);
    if (!found) continue;
    const { html = "", ...entry } = toEntry(post, found, content, siteUrl);
    left -= html.length;
    entries.push(left >= 0 ? { ...entry, html } : entry);
    if (left < 0) left += html.length;
    await nextTurn();
  }
  return entries;
}

/** The newest posts of the blog. */
export const openBlogChannel: OpenChannel = async ({ content, siteUrl }) => ({
  title: feedMessages.blog(content.site.name),
  description: content.site.description,
  page: "/blog",
  entries: await readEntries(content, siteUrl, {}),
});

/** The newest posts of a category. */
export const openCategoryChannel: OpenChannel = async (request) => {
  const { content, siteUrl, params } = request;
  const category = content.categories.find(
    ({ slug }) => slug === params["category"],
  );
  if (!category) return undefined;
  const { name, description, slug } = category;
  return {
    title: feedMessages.category(name, feedMessages.blog(content.site.name)),
    description,
    page: toCanonicalPath(collections.categories.path(slug)),
    entries: await readEntries(content, siteUrl, { category: slug }),
  };
};

/** Product changes, newest first. */
export const openChangelogChannel: OpenChannel = async (request) => {
  const { content, siteUrl } = request;
  const { name, host } = content.site;
  const entries: FeedEntry[] = [];
  for (const { slug } of content.list("changelog", MAX_ENTRIES)) {
    const entry = await content.entry("changelog", slug);
    if (!entry) continue;
    const { aliases, description, html, path, tags, title } = entry;
    const url = `${siteUrl}${path}`;
    entries.push({
      // The first address: `content mv` adds each old one to the aliases.
      id: `tag:${host},2026:${aliases[0] ?? path}`,
      url,
      title,
      summary: description,
      html: toFeedHtml(html, url),
      ...toEntryTimes(entry),
      authors: [{ name, url: `${siteUrl}/` }],
      tags: [],
      categories: tags.map((tag) => ({ slug: tag, name: changelogTags[tag] })),
    });
    await nextTurn();
  }
  return {
    title: feedMessages.changelog(name),
    description: feedMessages.changelogText(name),
    page: "/changelog",
    entries,
  };
};
