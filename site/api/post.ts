import type { Post } from "#contract";
import { postMessages } from "../messages.ts";
import { asInDocument } from "./as-in-document.ts";
import { activityEvents, type QueryView } from "./live-query.ts";
import { fetchReply } from "./request.ts";
import { useLiveQuery } from "./useLiveQuery.ts";

/** The reply schemas are loaded with the first reply. */
const replies = () => import("./parse-replies.ts");

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
  const reply = await fetchReply(
    `/api/blog/${encodeURIComponent(slug)}`,
    signal ? { signal } : {},
  );
  if (!reply.ok)
    throw new PostError(postMessages.refused(reply.status), reply.status);
  // The text on screen was parsed from its document, so that an identical one is not shown again.
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
    startsOn: activityEvents,
  });
}
