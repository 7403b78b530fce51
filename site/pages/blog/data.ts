import type { PageWords } from "#contract";
import { missing, type DataFunction, type DataOf } from "../../page.ts";
import { cutPosts } from "../../paging/cut-posts.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { formatFilters, parseFilters } from "./filters.ts";

export type BlogWords = PageWords<"blog">;

/** One page of the posts that match the filters in the address. */
const blogData = ((request) => {
  const { content, url } = request;
  const filters = parseFilters(url.searchParams);
  const { type, category } = filters;
  const filter = {
    ...(type && { type }),
    ...(category !== undefined && { category }),
  };
  const list = cutPosts(request, filter);
  if (!list) return missing;
  // For the first page.
  const [featured = null] =
    list.page === 1 ? content.posts({ featured: true, limit: 1 }) : [];
  const words = content.page("blog");
  const head = { ...words, canonicalPath: "/blog" };
  return {
    head: pagedHead(head, formatFilters(filters), list),
    data: { words, ...filters, list, featured },
  };
}) satisfies DataFunction<unknown>;

export type BlogData = DataOf<typeof blogData>;

export default blogData;
