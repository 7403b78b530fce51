import * as z from "zod/mini";
import { calendarDate, instant, line, rootPath, slug } from "./field-types.ts";

/** Front matter that every Markdown entry may have, whatever its collection. */
export const publishingFields = {
  title: line(120),
  description: line(200),
  date: calendarDate,
  updated: z.optional(calendarDate),
  publishAt: z.optional(instant),
  expiresAt: z.optional(instant),
  draft: z.optional(z.boolean()),
  slug: z.optional(slug),
  aliases: z.optional(z.array(rootPath)),
  reviewBy: z.optional(calendarDate),
  owner: z.optional(line(80)),
};

/** An image as compiled: the address it is served at and, where the file tells, its size in pixels. */
export const compiledImage = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

/** What the compiler adds to the front matter of a Markdown entry. */
export const compiledFields = {
  /** Decided by `entrySlug`; unique in its collection. */
  slug: z.string(),
  /** Canonical path on the site, decided by `entryPath`. */
  path: z.string(),
  /** Source file relative to the content folder, with forward slashes. */
  file: z.string(),
  aliases: z.array(z.string()),
  /** The start of the text in whole words, at most 200 characters. */
  excerpt: z.string(),
  words: z.int(),
  readTimeMinutes: z.int(),
  /** SHA-256 of the entry's body file, in hexadecimal: tells an old body file from a new one. */
  bodyDigest: z.string(),
};
