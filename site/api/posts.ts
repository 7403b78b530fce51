import type { PostSummary } from "#contract";
import { PAGE_SIZE, type Paged } from "../paging/cut-page.ts";
import { loadList } from "../paging/load-list.ts";
import { pageAddress } from "../paging/page-address.ts";
import { loadParsers } from "./load-parsers.ts";
import { useLateQuery } from "./useLateQuery.ts";

/** A page of posts, and how many posts the list has. @throws if the call fails, or its reply does not match the contract */
async function fetchPosts(address: string, signal: AbortSignal) {
  const { fetchOkReply } = await import("./query-client.ts");
  const reply: unknown = await (await fetchOkReply(address, { signal })).json();
  const { parsePosts } = await loadParsers();
  return parsePosts(reply);
}

async function fetchList(
  address: string,
  page: number,
  signal: AbortSignal,
): Promise<Paged<PostSummary>> {
  const { posts, total } = await fetchPosts(address, signal);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { entries: posts, page, pages, total };
}

/** A page of the posts that match filters. */
interface PostsAsked {
  /** An empty type means all. */
  type: string;
  category: string | undefined;
  page: number;
  /** Path and query of the page with the list. */
  address: string;
}

function apiAddress({ type, page }: PostsAsked): string {
  const offset = (page - 1) * PAGE_SIZE;
  const query = new URLSearchParams({
    ...(type && { type }),
    limit: String(PAGE_SIZE),
    ...(offset > 0 && { offset: String(offset) }),
  });
  return `/api/blog?${query}`;
}

/**
 * A page of posts, newest first.
 * @param initial the same page from the server's HTML, if the HTML has it
 * @param at when that HTML was shown, in milliseconds since 1970
 */
export function usePosts(
  asked: PostsAsked,
  initial: Paged<PostSummary> | undefined,
  at: number,
) {
  const { category, page } = asked;
  // The API cannot filter by category, so such a list is read from its page.
  const hasPage = category !== undefined;
  const address = hasPage
    ? pageAddress(asked.address, page)
    : apiAddress(asked);
  return useLateQuery({
    key: address,
    ask: ({ signal }) =>
      hasPage
        ? loadList<PostSummary>(address)
        : fetchList(address, page, signal),
    initial,
    at,
  });
}

const FEATURED = "/api/blog?featured=true&limit=1";

/** The featured post, or null if there is none; `initial` and `at` as in {@link usePosts}. */
export function useFeaturedPost(
  initial: PostSummary | null,
  at: number,
  enabled: boolean,
) {
  return useLateQuery({
    key: FEATURED,
    ask: async ({ signal }) =>
      (await fetchPosts(FEATURED, signal)).posts[0] ?? null,
    initial,
    at,
    enabled,
  });
}
