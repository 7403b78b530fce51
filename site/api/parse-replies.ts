import { getPost, listPosts, type Post, type PostSummary } from "#contract";

export interface PostsReply {
  posts: PostSummary[];
  total: number;
}

/** The posts of a list reply. A reply without a total holds the whole list. @throws if it does not match the contract */
export function parsePosts(reply: unknown): PostsReply {
  const { posts, total } = listPosts.reply.parse(reply);
  return { posts, total: total ?? posts.length };
}

/** The post of a reply, or undefined if the call failed or the reply has none. */
export function parsePost(reply: unknown): Post | undefined {
  const parsed = getPost.reply.safeParse(reply);
  return parsed.success ? parsed.data.post : undefined;
}
