import { listPosts } from "#contract";
import { defineEndpoint } from "./define-endpoint.ts";

/** `GET /api/blog` */
export const listPostsEndpoint = defineEndpoint(listPosts, {
  answer({ query }, { content }) {
    const { type, featured, limit, offset } = query;
    const posts = content.current().posts({
      ...(type !== undefined && { type }),
      ...(featured !== undefined && { featured: featured === "true" }),
      ...(limit !== undefined && { limit: Number(limit) }),
      ...(offset !== undefined && { offset: Number(offset) }),
    });
    return { posts };
  },
});
