import { useQuery } from "@tanstack/react-query";
import type { Post, PostSummary } from "#contract";
import { postMessages } from "../messages.ts";
import { call, request } from "./request.ts";

/** Reply schemas come with their parser when the first reply does: a page that only shows its HTML never loads them. */
const replies = () => import("./parse-replies.ts");

/** The address of a list; an empty type lists everything. */
function listAddress(type: string): string {
  return type ? `/api/blog?type=${encodeURIComponent(type)}` : "/api/blog";
}

/**
 * Posts of a type, newest first.
 * @param initial what the server's HTML already shows of that type, if it does
 * @param loadedAt when that HTML came, in milliseconds since 1970
 */
export function usePosts(
  type: string,
  initial: readonly PostSummary[] | undefined,
  loadedAt: number,
) {
  return useQuery({
    queryKey: [listAddress(type)] as const,
    queryFn: async ({ queryKey, signal }) => {
      const reply = await request(queryKey[0], { signal });
      return (await replies()).parsePosts(await reply.json());
    },
    ...(initial
      ? { initialData: [...initial], initialDataUpdatedAt: loadedAt }
      : {}),
  });
}

const FEATURED = "/api/blog?featured=true";

/** The featured post, or null when there is none; `initial` and `loadedAt` as in {@link usePosts}. */
export function useFeaturedPost(
  initial: PostSummary | null | undefined,
  loadedAt: number,
) {
  return useQuery({
    queryKey: [FEATURED] as const,
    queryFn: async ({ queryKey, signal }) => {
      const reply = await request(queryKey[0], { signal });
      return (await replies()).parsePosts(await reply.json())[0] ?? null;
    },
    ...(initial === undefined
      ? {}
      : { initialData: initial, initialDataUpdatedAt: loadedAt }),
  });
}

/** A post that could not be had, with the status when there was a reply. */
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
 * @throws PostError when the reply is not OK, says success false, or holds no post
 */
export async function fetchPost(
  slug: string,
  signal?: AbortSignal,
): Promise<Post> {
  const reply = await call(
    `/api/blog/${encodeURIComponent(slug)}`,
    signal ? { signal } : {},
  );
  if (!reply.ok)
    throw new PostError(postMessages.refused(reply.status), reply.status);
  const post = (await replies()).parsePost(await reply.json());
  if (!post) throw new PostError("The reply holds no post.", reply.status);
  return post;
}

/** One post: never fresh for longer than the moment, so focus and a new visit ask again. */
export function usePost(
  slug: string,
  initial: Post | undefined,
  enabled: boolean,
) {
  return useQuery({
    queryKey: ["post", slug] as const,
    queryFn: ({ signal }) => fetchPost(slug, signal),
    staleTime: 0,
    enabled,
    ...(initial ? { initialData: initial } : {}),
  });
}
