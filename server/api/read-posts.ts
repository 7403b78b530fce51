import {
  getPost,
  listPosts,
  type PostFilter,
  type PostPosition,
} from "#contract";
import { slugPattern } from "#schema";
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

/** `GET /api/blog` */
export const listPostsEndpoint = defineEndpoint(listPosts, {
  isCached: true,
  answer({ query }, { content }) {
    const { type, featured, limit, cursor, offset } = query;
    const filter: PostFilter = {
      ...(type !== undefined && { type }),
      ...(featured !== undefined && { featured: featured === "true" }),
    };
    const reader = content.current();
    const total = reader.countPosts(filter);
    // One more post than requested shows whether there is a next page.
    const found = reader.posts({
      ...filter,
      ...(cursor !== undefined && { after: parseCursor(cursor) }),
      ...(offset !== undefined && { offset: Number(offset) }),
      ...(limit !== undefined && { limit: Number(limit) + 1 }),
    });
    const posts = limit === undefined ? found : found.slice(0, Number(limit));
    const last = posts.at(-1);
    const hasMore = found.length > posts.length && last !== undefined;
    return { posts, total, ...(hasMore && { nextCursor: toCursor(last) }) };
  },
});

/** The end of a page of posts, for clients to send back. It names a post that they have already seen. */
const toCursor = ({ publishedDate, slug }: PostPosition) =>
  Buffer.from(`${publishedDate} ${slug}`).toString("base64url");

/** @throws AppError `bad_request` if the text is not a cursor of this API */
function parseCursor(cursor: string): PostPosition {
  const text = Buffer.from(cursor, "base64url").toString();
  const [, publishedDate, slug] =
    /^(\d{4}-\d{2}-\d{2}) (\S+)$/u.exec(text) ?? [];
  if (publishedDate !== undefined && slug && slugPattern.test(slug)) {
    const position = { publishedDate, slug };
    // Decoding ignores unknown parts.
    if (toCursor(position) === cursor) return position;
  }
  const message = "cursor must be the nextCursor of an earlier reply.";
  const errors = [{ field: "cursor", message }];
  throw new AppError("bad_request", message, { errors });
}
