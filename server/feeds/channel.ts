import type { ContentReader } from "#contract";
import type { DocumentRequest } from "../document.ts";

export interface FeedAuthor {
  name: string;
  url?: string;
}

/** An entry of a feed. All addresses are absolute. */
export interface FeedEntry {
  /** Permanent, even if the address changes. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The full text. Absent where the feed would become too large. */
  html?: string;
  image?: string;
  published: Date;
  /** Not before `published`. */
  updated: Date;
  /** Language tag of the text, if it is not that of the feed. */
  lang?: string | undefined;
  authors: readonly FeedAuthor[];
  categories: readonly { slug: string; name: string }[];
  /** Free words, besides the categories. */
  tags: readonly string[];
}

/** A feed without its format and its address. */
interface Channel {
  title: string;
  description: string;
  /** Path of the page that lists the same entries. */
  page: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Reads a channel. Undefined if the content has none at this address. */
export type OpenChannel = (
  request: Pick<DocumentRequest, "content" | "siteUrl" | "params">,
) => Promise<Channel | undefined>;

/** The input for all feed formats. */
export interface Feed extends Channel {
  content: Pick<ContentReader, "site">;
  siteUrl: string;
  /** Absolute address of the feed itself. */
  self: string;
  /** Absolute address of a square picture. */
  icon: string;
  /** Language tag of the texts. */
  language: string;
  /** When an entry changed last. */
  updated: Date;
}
