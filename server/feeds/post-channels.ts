import { setImmediate as nextTurn } from "node:timers/promises";
import type {
  ContentReader,
  PostFilter,
  PostSummary,
  WithBody,
} from "#contract";
import { type BlogEntry, collections } from "#schema";
import type { ChannelHead, FeedEntry, OpenChannel } from "./channel.ts";
import { cleanText } from "./clean-text.ts";
import { toEntryTimes } from "./entry-times.ts";
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

function toEntry(
  post: PostSummary,
  entry: WithBody<BlogEntry>,
  { site }: Pick<ContentReader, "site">,
  siteUrl: string,
): FeedEntry {
  const url = `${siteUrl}${entry.path}`;
  const image = imageOf(entry);
  const { authorSlug } = post;
  return {
    // The year is that of the first feed. If it changed, subscribers would see every post again.
    id: `tag:${site.host},2026:post-${post.id}`,
    url,
    title: cleanText(post.title),
    summary: cleanText(post.description),
    html: cleanText(toFeedHtml(entry.html, url)),
    ...(image !== undefined && { image: new URL(image, siteUrl).href }),
    ...toEntryTimes(entry),
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
