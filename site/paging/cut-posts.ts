import type { PostFilter, PostSummary } from "#contract";
import type { PageRequest } from "../page.ts";
import { cutPage, type Paged } from "./cut-page.ts";

/** The page of the posts that match a filter. Undefined if the list has no such page. */
export function cutPosts(
  { content, url }: Pick<PageRequest, "content" | "url">,
  filter: PostFilter,
): Paged<PostSummary> | undefined {
  return cutPage(url.searchParams, content.countPosts(filter), (range) =>
    content.posts({ ...filter, ...range }),
  );
}
