import * as z from "zod/mini";
import {
  calendarDate,
  instant,
  language,
  line,
  noted,
  rootPath,
  slug,
} from "./field-types.ts";

/** Front matter that every Markdown entry may have, whatever its collection. */
export const publishingFields = {
  title: noted(line(120), {
    text: "The headline: one line, also the title in search results. Best kept under 60 characters.",
    examples: ["Read engagement as intent"],
  }),
  description: noted(line(200), {
    text: "What readers get from the page, in one sentence of 50 to 160 characters: shown in lists and in search results.",
  }),
  date: noted(calendarDate, {
    text: "The calendar date of publication. An entry with a future date is not shown before it.",
    examples: ["2026-11-20"],
  }),
  updated: noted(z.optional(calendarDate), {
    text: "The calendar date of the last important change; not before `date`.",
    examples: ["2026-11-20"],
  }),
  publishAt: noted(z.optional(instant), {
    text: "When the entry is published, instead of `date`: a date (its start in the site's time zone) or a time with its offset.",
    examples: ["2026-11-20T09:00:00Z", "2026-11-20T10:00:00+01:00"],
  }),
  expiresAt: noted(z.optional(instant), {
    text: "When the entry disappears: a date (its start in the site's time zone) or a time with its offset.",
    examples: ["2026-12-31"],
  }),
  draft: noted(z.optional(z.boolean()), {
    text: "True while the entry is being written: it is checked but not shown. Remove the line to publish it.",
    default: false,
  }),
  slug: noted(z.optional(slug), {
    text: "The last part of the address, if it should differ from the file name.",
    examples: ["read-the-room"],
  }),
  lang: noted(z.optional(language), {
    text: "The language of the entry, as a language tag, if it is not that of the site.",
    examples: ["de"],
  }),
  aliases: noted(z.optional(z.array(rootPath)), {
    text: "Old addresses of this entry. Each redirects to the current address.",
    examples: [["/blog/old-name"]],
  }),
  reviewBy: noted(z.optional(calendarDate), {
    text: "The calendar date by which somebody should review the entry.",
    examples: ["2027-06-01"],
  }),
  owner: noted(z.optional(line(80)), {
    text: "Who is responsible for the entry: a person or a team.",
    examples: ["Content team"],
  }),
};

/** A compiled image: its address and, if known, its size in pixels. */
export const compiledImage = z.object({
  src: z.string(),
  alt: z.string(),
  /** The same picture as WebP in several widths, in the format of a `srcset` attribute. Absent for a drawing. */
  srcset: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

/** What the compiler adds to the front matter of a Markdown entry. */
export const compiledFields = {
  /** Decided by `entrySlug`; unique in its collection. */
  slug: z.string(),
  /** Canonical path on the site, decided by `entryPath` and percent-encoded. */
  path: z.string(),
  /** Source file relative to the content folder, with forward slashes. */
  file: z.string(),
  aliases: z.array(z.string()),
  /**
   * Calendar date of the last change that readers notice: `updated`, or else that of the last commit that changed the
   * words, with `--git-dates`, or else `date`.
   */
  changed: z.string(),
  /** Paths of entries to read next, the best first, at most six. Some of them may not be live yet, or any more. */
  related: z.array(z.string()),
  /** The start of the text in whole words, at most 200 characters. */
  excerpt: z.string(),
  words: z.int(),
  readTimeMinutes: z.int(),
  /** SHA-256 of the body file, in hexadecimal. */
  bodyDigest: z.string(),
  /** Root-relative address of the share image, 1200 by 630 pixels. Absent in a folder without site settings. */
  shareImage: z.optional(z.string()),
};

const compiledEntry = z.object({ ...publishingFields, ...compiledFields });

/** The fields that every compiled Markdown entry has, whatever its collection. */
export type CompiledEntry = z.infer<typeof compiledEntry>;

interface Ordered {
  slug: string;
  order?: number | undefined;
}

/** Compares slugs by code unit. */
export function bySlug(a: { slug: string }, b: { slug: string }): number {
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}

/** By the field `order`, ascending, then by slug. */
export function byOrder(a: Ordered, b: Ordered): number {
  return (a.order ?? 0) - (b.order ?? 0) || bySlug(a, b);
}

/** Newest first, then by slug: ISO dates compare as text. */
export function newestFirst(
  a: { slug: string; date: string },
  b: { slug: string; date: string },
): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return bySlug(a, b);
}
