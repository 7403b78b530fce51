import type { Post, PostSummary } from "#contract";
import { postMessages } from "../messages.ts";
import { PAGE_SIZE, type Paged } from "../paging/cut-page.ts";
import type { ListSource } from "../paging/list-from-page.ts";
import { asInDocument } from "./as-in-document.ts";
import { active, returning, type QueryView } from "./live-query.ts";
import type { PostsReply } from "./parse-replies.ts";
import { call, request } from "./request.ts";
import { useLiveQuery } from "./useLiveQuery.ts";

/** The reply schemas are loaded with the first reply. */
const replies = () => import("./parse-replies.ts");

async function fetchPosts(
  address: string,
  signal: AbortSignal,
): Promise<PostsReply> {
  const reply = await request(address, { signal });
  return (await replies()).parsePosts(await reply.json());
}

/** A page of the posts of a type, newest first; an empty type stands for all. */
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
      const { posts, total } = await fetchPosts(address, signal);
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      return { entries: posts, page, pages, total };
    },
  };
}

/**
 * A page of posts.
 * @param initial the same page in the server's HTML, if it has it
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
    startsOn: returning,
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
    fetch: async (signal) =>
      (await fetchPosts(FEATURED, signal)).posts[0] ?? null,
    initial,
    loadedAt,
    enabled,
    startsOn: returning,
  });
}

/** A post could not be loaded. Has the status, if there was a reply. */
export class PostError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.name = "PostError";
    this.status = status;
  }
}

/**
 * Fetches one post.
 * @param known the post on screen; an identical reply is not parsed, which saves loading the schemas
 * @throws PostError when the reply is not OK, says success false, or holds no post
 */
export async function fetchPost(
  slug: string,
  { signal, known }: { signal?: AbortSignal; known?: Post | undefined } = {},
): Promise<Post> {
  const reply = await call(
    `/api/blog/${encodeURIComponent(slug)}`,
    signal ? { signal } : {},
  );
  if (!reply.ok)
    throw new PostError(postMessages.refused(reply.status), reply.status);
  // The text on screen was read from its document: so written, an identical one is not shown again.
  const body: unknown = JSON.parse(await reply.text(), (key, value: unknown) =>
    key === "content" && typeof value === "string"
      ? asInDocument(value)
      : value,
  );
  if (known && isSame(body, { success: true, post: known })) return known;
  const post = (await replies()).parsePost(body);
  if (!post) throw new PostError("The reply holds no post.", reply.status);
  return post;
}

const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b);

/** One post. It is stale at once: it is requested again when the visitor does anything or returns. */
export function usePost(
  slug: string,
  {
    initial,
    loadedAt,
    enabled,
  }: { initial: Post | undefined; loadedAt: number; enabled: boolean },
): QueryView<Post> {
  return useLiveQuery<Post>({
    key: `post ${slug}`,
    fetch: (signal) => fetchPost(slug, { signal, known: initial }),
    staleTime: 0,
    initial,
    loadedAt,
    enabled,
    startsOn: active,
  });
}
