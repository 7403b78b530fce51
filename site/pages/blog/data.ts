import type { PageWords, PostSummary } from "#contract";
import { missing, type DataFunction } from "../../page.ts";
import type { Paged } from "../../paging/cut-page.ts";
import { cutPosts } from "../../paging/cut-posts.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { formatFilters, parseFilters, type BlogFilters } from "./filters.ts";

export type BlogWords = PageWords<"blog">;

export interface BlogData extends BlogFilters {
  words: BlogWords;
  /** The posts that match the filters. */
  list: Paged<PostSummary>;
  /** For the first page. */
  featured: PostSummary | null;
}

/** One page of the posts that match the filters in the address. */
const blogData: DataFunction<BlogData> = (request) => {
  const { content, url } = request;
  const filters = parseFilters(url.searchParams);
  const { type, category } = filters;
  const filter = {
    ...(type && { type }),
    ...(category !== undefined && { category }),
  };
  const list = cutPosts(request, filter);
  if (!list) return missing;
  const [featured = null] =
    list.page === 1 ? content.posts({ featured: true, limit: 1 }) : [];
  const words = content.page("blog");
  const head = { ...words, canonicalPath: "/blog" };
  return {
    head: pagedHead(head, formatFilters(filters), list),
    data: { words, ...filters, list, featured },
  };
};

export default blogData;
