import * as z from "zod/mini";
import { blogType } from "#schema";
import { calendarDate } from "./calendar-date.ts";

/** The category of a post. */
export const postCategory = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
});

/** Who wrote a post. */
const postAuthor = z.object({
  slug: z.string(),
  name: z.string(),
  title: z.string(),
});

/** A post in lists: every field except `content`. */
export const postSummary = z.object({
  /** Unique and permanent. */
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  /**
   * The last segment of the author page's address. Optional, so that replies with only the specified fields are
   * valid.
   */
  authorSlug: z.optional(z.string()),
  authorName: z.string(),
  authorTitle: z.string(),
  /** All authors, the first one included. Absent for a post by one. */
  authors: z.optional(z.array(postAuthor)),
  publishedDate: calendarDate,
  /** Date of the last change that readers notice, if it is after the publication. */
  updatedDate: z.optional(calendarDate),
  /** Whole minutes at 225 words or 500 Chinese or Japanese characters a minute, at least 1. */
  readTimeMinutes: z.int(),
  type: blogType,
  featured: z.boolean(),
  /** Root-relative address, or null for a post without an image. */
  imageUrl: z.nullable(z.string()),
  /** The image as WebP in several widths, in the format of a `srcset` attribute. Absent for a drawing. */
  imageSrcset: z.optional(z.string()),
  imageAlt: z.optional(z.string()),
  /** Width of the image in pixels, if its file has a size. */
  imageWidth: z.optional(z.int()),
  imageHeight: z.optional(z.int()),
  categories: z.array(postCategory),
  /** The language of the post as a language tag, if it is not that of the site. */
  lang: z.optional(z.string()),
  /** Free words for what the post is about. */
  tags: z.optional(z.array(z.string())),
  /** The name of the series that the post is a part of. */
  series: z.optional(z.string()),
});

/** A heading of a post's content. */
const postHeading = z.object({
  depth: z.int(),
  text: z.string(),
  id: z.string(),
});

/** A whole post. `content` is sanitized HTML, and `toc` lists its headings in order. */
export const post = z.object({
  ...postSummary.shape,
  /** Root-relative address of the share image, 1200 by 630 pixels. */
  shareImage: z.optional(z.string()),
  content: z.string(),
  toc: z.array(postHeading),
});

/** The highest allowed `limit`. */
const MAX_POSTS = 100;

/**
 * `GET /api/blog`: newest first, then by slug. `type` and `featured` filter the list and can be combined. An unknown
 * type matches nothing. `limit` sets the page size; without it, all posts are returned. The next page starts at
 * `cursor`, the `nextCursor` of the previous reply, even if posts were published in between, or at `offset`.
 */
export const listPosts = {
  method: "GET",
  path: "/api/blog",
  query: z.object({
    type: z.optional(z.string()),
    featured: z.optional(
      z.enum(["true", "false"], "featured must be true or false."),
    ),
    limit: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(?:[1-9]\d?|100)$/,
            `limit must be a whole number from 1 to ${MAX_POSTS}.`,
          ),
        ),
    ),
    cursor: z.optional(z.string()),
    offset: z.optional(
      z
        .string()
        .check(z.regex(/^\d{1,9}$/, "offset must be a whole number from 0.")),
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    posts: z.array(postSummary),
    /** The number of posts on all pages. Every reply has it. Optional for the same reason as `authorSlug`. */
    total: z.optional(z.int()),
    /** The start of the next page. Absent on the last page. */
    nextCursor: z.optional(z.string()),
  }),
} as const;

/** `GET /api/blog/{slug}`: one post, or 404. */
export const getPost = {
  method: "GET",
  path: "/api/blog/:slug",
  reply: z.object({ success: z.literal(true), post }),
} as const;

export type PostCategory = z.infer<typeof postCategory>;
export type PostSummary = z.infer<typeof postSummary>;
export type Post = z.infer<typeof post>;
export type BlogType = z.infer<typeof blogType>;
