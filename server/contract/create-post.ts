import * as z from "zod/mini";
import { postCategory } from "./blog.ts";

const text = z.string().check(z.trim(), z.minLength(1));

/**
 * `POST /api/blog/create`: writes a post as a draft into the content folder, for an editor to look at. It needs a write
 * token, and answers 404 where the server has none. The same rules hold as for a post that an editor writes.
 */
export const createPost = {
  method: "POST",
  path: "/api/blog/create",
  body: z.object({
    title: text,
    slug: text,
    description: text,
    /** HTML or Markdown. */
    content: text,
    /** The name of an author that the site knows. */
    authorName: text,
    publishedDate: text,
    type: text,
    featured: z.optional(z.boolean()),
    imageUrl: z.optional(z.nullable(z.string())),
    /** Categories that the site knows, by their slugs. */
    categories: z.array(z.pick(postCategory, { slug: true })),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The new file, relative to the content folder. */
    file: z.string(),
  }),
  status: 201,
} as const;

export type NewPost = z.infer<typeof createPost.body>;
