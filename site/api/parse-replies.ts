import { getPost, listPosts, type Post, type PostSummary } from "#contract";

/** The posts of a list reply. @throws when the reply is not what the contract says */
export function parsePosts(reply: unknown): PostSummary[] {
  return listPosts.reply.parse(reply).posts;
}

/** The post of a reply, or undefined when the reply says failure or holds none. */
export function parsePost(reply: unknown): Post | undefined {
  const parsed = getPost.reply.safeParse(reply);
  return parsed.success ? parsed.data.post : undefined;
}
