import type { PostSummary } from "#contract";
import { PAGE_SIZE, type Paged } from "../paging/cut-page.ts";
import type { ListSource } from "../paging/list-from-page.ts";
import { returnEvents, type QueryView } from "./live-query.ts";
import { useLiveQuery } from "./useLiveQuery.ts";

/** The code for API calls is loaded with the first call, because the document already contains a list. */
const loadFetch = async () => (await import("./fetch-posts.ts")).fetchPosts;

/** A page of the posts of a type, newest first. An empty type means all. */
export function listFromApi(
  type: string,
  page: number,
): ListSource<PostSummary> {
  const offset = (page - 1) * PAGE_SIZE;
  const query = new URLSearchParams({
    ...(type && { type }),
    limit: String(PAGE_SIZE),
    ...(offset > 0 && { offset: String(offset) }),
  });
  const address = `/api/blog?${query}`;
  return {
    key: address,
    async fetch(signal) {
      const fetchPosts = await loadFetch();
      const { posts, total } = await fetchPosts(address, signal);
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      return { entries: posts, page, pages, total };
    },
  };
}

/**
 * A page of posts.
 * @param initial the same page from the server's HTML, if the HTML has it
 * @param loadedAt when that HTML was loaded, in milliseconds since 1970
 */
export function usePosts(
  source: ListSource<PostSummary>,
  initial: Paged<PostSummary> | undefined,
  loadedAt: number,
): QueryView<Paged<PostSummary>> {
  return useLiveQuery<Paged<PostSummary>>({
    ...source,
    initial,
    loadedAt,
    startsOn: returnEvents,
  });
}

const FEATURED = "/api/blog?featured=true&limit=1";

/** The featured post, or null if there is none; `initial` and `loadedAt` as in {@link usePosts}. */
export function useFeaturedPost(
  initial: PostSummary | null | undefined,
  loadedAt: number,
  enabled: boolean,
): QueryView<PostSummary | null> {
  return useLiveQuery<PostSummary | null>({
    key: FEATURED,
    async fetch(signal) {
      const fetchPosts = await loadFetch();
      const { posts } = await fetchPosts(FEATURED, signal);
      return posts[0] ?? null;
    },
    initial,
    loadedAt,
    enabled,
    startsOn: returnEvents,
  });
}
