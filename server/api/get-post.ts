import { getPost } from "#contract";
import { AppError } from "../app-error.ts";
import { defineEndpoint } from "./define-endpoint.ts";

/** `GET /api/blog/{slug}` */
export const getPostEndpoint = defineEndpoint(getPost, {
  isCached: true,
  async answer({ param }, { content }) {
    const post = await content.current().post(param("slug"));
    if (post) return { post };
    throw new AppError("not_found", "There is no blog post at this address.");
  },
});
