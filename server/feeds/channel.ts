import type { ContentReader } from "#contract";
import type { DocumentRequest } from "../document.ts";

/** A text of a feed. All strings are allowed in XML, all addresses are absolute. */
export interface FeedEntry {
  /** Kept for life, whatever becomes of the address. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The full text; absent where the feed would become too large. */
  html?: string;
  image?: string;
  /** Calendar dates. */
  published: string;
  updated: string;
  author: { name: string; url?: string };
  categories: readonly { slug: string; name: string }[];
}

/** What a feed is about. */
export interface ChannelHead {
  title: string;
  description: string;
  /** Path of the page that lists the same texts. */
  page: string;
}

/** The texts of a feed, newest first. */
export interface Channel extends ChannelHead {
  entries: readonly FeedEntry[];
}

/** Reads a channel; undefined if the content has none at this address. */
export type OpenChannel = (
  request: Pick<DocumentRequest, "content" | "siteUrl" | "params">,
) => Promise<Channel | undefined>;

/** A feed as its formats print it. */
export interface Feed extends Channel {
  content: Pick<ContentReader, "site">;
  siteUrl: string;
  /** Absolute address of the feed itself. */
  self: string;
  /** Absolute address of a square picture. */
  icon: string;
  /** Language tag of the texts. */
  language: string;
  /** When an entry changed last, as a calendar date. */
  updated: string;
}
