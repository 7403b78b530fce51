import type { Post } from "#contract";
import { postMessages } from "../messages/blog.ts";
import { loadParsers } from "./load-parsers.ts";
import { useLateQuery } from "./useLateQuery.ts";

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
  const { fetchReply } = await import("./query-client.ts");
  const reply = await fetchReply(
    `/api/blog/${encodeURIComponent(slug)}`,
    signal ? { signal } : {},
  );
  if (!reply.ok)
    throw new PostError(postMessages.refused(reply.status), reply.status);
  const body: unknown = await reply.json();
  if (known && isSame(body, { success: true, post: known })) return known;
  const { parsePost } = await loadParsers();
  const post = parsePost(body);
  if (!post) throw new PostError("The reply holds no post.", reply.status);
  return post;
}

const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * One post. It is stale at once: it is requested again after hydration, and when the visitor returns.
 * @param asked.at when `initial` was shown, in milliseconds since 1970
 */
export function usePost(
  slug: string,
  asked: { initial: Post | undefined; at: number; enabled: boolean },
) {
  return useLateQuery({
    ...asked,
    key: `/api/blog/${slug}`,
    ask: ({ signal }) => fetchPost(slug, { signal, known: asked.initial }),
    staleTime: 0,
  });
}
