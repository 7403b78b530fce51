import { listPosts, type PostFilter, type PostRange } from "#contract";
import { defineEndpoint } from "./define-endpoint.ts";
import { formatCursor, parseCursor } from "./post-cursor.ts";

/** `GET /api/blog` */
export const listPostsEndpoint = defineEndpoint(listPosts, {
  isCached: true,
  answer({ query }, { content }) {
    const { type, featured, limit, cursor, offset } = query;
    const filter: PostFilter = {
      ...(type !== undefined && { type }),
      ...(featured !== undefined && { featured: featured === "true" }),
    };
    const range: PostRange = {
      ...filter,
      ...(cursor !== undefined && { after: parseCursor(cursor) }),
      ...(offset !== undefined && { offset: Number(offset) }),
    };
    const reader = content.current();
    const total = reader.countPosts(filter);
    if (limit === undefined) return { posts: reader.posts(range), total };
    const size = Number(limit);
    // One more post than requested shows whether there is a next page.
    const found = reader.posts({ ...range, limit: size + 1 });
    const posts = found.slice(0, size);
    const last = posts.at(-1);
    return {
      posts,
      total,
      ...(found.length > size && last && { nextCursor: formatCursor(last) }),
    };
  },
});
