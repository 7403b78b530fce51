import { setImmediate as nextTurn } from "node:timers/promises";
import type { ContentReader, Post, PostFilter } from "#contract";
import { collections, entryPath } from "#schema";
import type { ChannelHead, FeedEntry, OpenChannel } from "./channel.ts";
import { cleanText } from "./clean-text.ts";
import { toFeedHtml } from "./feed-html.ts";

const MAX_ENTRIES = 50;
/** In characters. Some feed readers give up on feeds of several megabytes. */
const MAX_TEXT = 1_000_000;

/** The date is the year of the first feed. If it changed, subscribers would see every post again. */
const tagOf = (host: string, { id }: Pick<Post, "id">) =>
  `tag:${host},2026:post-${id}`;

function toEntry(
  post: Post,
  { site }: Pick<ContentReader, "site">,
  siteUrl: string,
): FeedEntry {
  const url = `${siteUrl}${entryPath("blog", post.slug) ?? ""}`;
  const { publishedDate, updatedDate = publishedDate, authorSlug } = post;
  return {
    id: tagOf(site.host, post),
    url,
    title: cleanText(post.title),
    summary: cleanText(post.description),
    html: cleanText(toFeedHtml(post.content, url)),
    ...(post.imageUrl !== null && {
      image: new URL(post.imageUrl, siteUrl).href,
    }),
    published: publishedDate,
    updated: updatedDate,
    author: {
      name: cleanText(post.authorName),
      ...(authorSlug !== undefined && {
        url: `${siteUrl}${collections.authors.path(authorSlug)}`,
      }),
    },
    categories: post.categories.map(({ slug, name }) => ({
      slug,
      name: cleanText(name),
    })),
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
  for (const { slug } of content.posts({ ...filter, limit: MAX_ENTRIES })) {
    const post = await content.post(slug);
    if (!post) continue;
    const { html = "", ...entry } = toEntry(post, content, siteUrl);
    left -= html.length;
    entries.push(left >= 0 ? { ...entry, html } : entry);
    if (left < 0) left += html.length;
    await nextTurn();
  }
  return entries;
}

const blogTitle = ({ site }: Pick<ContentReader, "site">) =>
  `${site.name} blog`;

/** The newest posts of the blog. */
export const openBlogChannel: OpenChannel = async ({ content, siteUrl }) => ({
  title: cleanText(blogTitle(content)),
  description: cleanText(content.site.description),
  page: "/blog",
  entries: await readEntries(content, siteUrl, {}),
});

/** The newest posts of a category. */
export const openCategoryChannel: OpenChannel = async ({
  content,
  siteUrl,
  params,
}) => {
  const category = content.categories.find(
    ({ slug }) => slug === params["category"],
  );
  if (!category) return undefined;
  const head: ChannelHead = {
    title: cleanText(`${category.name} | ${blogTitle(content)}`),
    description: cleanText(category.description),
    page: collections.categories.path(category.slug),
  };
  const filter = { category: category.slug };
  return { ...head, entries: await readEntries(content, siteUrl, filter) };
};
