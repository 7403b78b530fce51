import { parsePosts, type PostsReply } from "./parse-replies.ts";
import { fetchOkReply } from "./request.ts";

/** Fetches a page of posts. @throws if the call fails, or its reply does not match the contract */
export async function fetchPosts(
  address: string,
  signal: AbortSignal,
): Promise<PostsReply> {
  const reply = await fetchOkReply(address, { signal });
  return parsePosts(await reply.json());
}
