import type { PostSummary } from "#contract";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { parseFilters, type TypeFilter } from "./filters.ts";

export interface BlogData {
  /** The type of `posts`; empty for all types. */
  type: TypeFilter;
  posts: PostSummary[];
  featured: PostSummary | null;
}

/** The posts of the requested type. The page filters by category itself. */
const blogData: DataFunction<BlogData> = ({ content, url }) => {
  const { type } = parseFilters(url.searchParams);
  const [featured = null] = content.posts({ featured: true, limit: 1 });
  return {
    head: {
      title: "Blog",
      description:
        "Field notes on reading public engagement: which signals to trust, how to rank the people behind them, and what to write first.",
      structuredData: [
        breadcrumbList(url.origin, [{ name: "Blog", path: "/blog" }]),
      ],
    },
    data: { type, posts: content.posts(type ? { type } : {}), featured },
  };
};

export default blogData;
