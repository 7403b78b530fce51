import { getPost, listPosts, type Post, type PostSummary } from "#contract";

/** The posts of a list reply. @throws if the reply does not match the contract */
export function parsePosts(reply: unknown): PostSummary[] {
  return listPosts.reply.parse(reply).posts;
}

/** The post of a reply, or undefined if the call failed or the reply has none. */
export function parsePost(reply: unknown): Post | undefined {
  const parsed = getPost.reply.safeParse(reply);
  return parsed.success ? parsed.data.post : undefined;
}
