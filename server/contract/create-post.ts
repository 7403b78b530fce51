import * as z from "zod/mini";
import { postCategory } from "./blog.ts";

const text = z.string().check(z.trim(), z.minLength(1));

/**
 * `POST /api/blog/create`: writes a post as a draft to the content folder for an editor to review. It needs a write
 * token, and answers 404 if the server has none. The rules are the same as for posts written by editors.
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
    /** The name of an existing author. */
    authorName: text,
    publishedDate: text,
    type: text,
    featured: z.optional(z.boolean()),
    imageUrl: z.optional(z.nullable(z.string())),
    /** Existing categories, by slug. */
    categories: z.array(z.pick(postCategory, { slug: true })),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The new file, relative to the content folder. */
    file: z.string(),
  }),
  status: 201,
} as const;

/** The parsed body of `POST /api/blog/create`. */
export type NewPost = z.infer<typeof createPost.body>;
