import type {
  ContentLists,
  EntryBody,
  EntryOf,
  MarkdownName,
  Shelf,
  SiteContentIndex,
} from "#schema";
import type { Post, PostSummary } from "./blog.ts";
import type { EntryPreview } from "./entry-preview.ts";
import type { SearchAnswer, SearchQuery } from "./search.ts";

/** Which posts a list has. Every given field must fit. */
export interface PostFilter {
  type?: string;
  featured?: boolean;
  /** Slug of a category. */
  category?: string;
  /** Slug of an author. */
  author?: string;
}

/** A place in the order of posts, whether or not a post is there. */
export type PostPosition = Pick<PostSummary, "publishedDate" | "slug">;

/** Which part of a list is wanted: the part after a position, without the first `offset` posts, `limit` at most. */
export interface PostRange extends PostFilter {
  after?: PostPosition;
  offset?: number;
  limit?: number;
}

/** A page that lists part of a collection. */
export interface ListPage extends Shelf {
  /** Calendar date of the last change of an entry in it, if it is known. */
  date?: string;
}

/** A Markdown entry with its body. */
export type WithBody<Entry> = Entry & EntryBody;

/** The page of a Markdown entry of any collection, as lists of links need it. */
export interface EntryPage {
  path: string;
  title: string;
  description: string;
  /** Calendar date of the last revision, or else of the publication. */
  date: string;
  /** The file, relative to the content folder. */
  file: string;
  /** Calendar date of the last change that git knows, if the entry does not say when it was updated. */
  changed?: string;
  /** Absent if search finds the entry as a page of the route table. */
  search?: {
    /** The kind of result, as visitors read it. */
    kind: string;
    /** Words that name the entry as well as its description does. */
    about: string;
  };
  /** The kind of page where other texts offer it; absent if none does. */
  related?: string;
}

/** A whole Markdown entry of any collection, as it is read outside of its page. */
export interface Article extends EntryPage, EntryBody {
  /** Calendar date of the publication. */
  published: string;
  /** Calendar date of the last revision, when there was one. */
  updated?: string;
  authorName?: string;
}

/** The records of each collection, in the order of their file. */
type Records = {
  readonly [
    Name in Exclude<keyof ContentLists, MarkdownName>
  ]: readonly EntryOf<Name>[];
};

/**
 * What pages and the API read content through: records and settings by the names of their collections, and Markdown
 * entries by these methods. Every answer holds only what visitors may see at that moment: no draft, nothing scheduled,
 * nothing expired. A reader is one consistent state of the content.
 */
export interface ContentReader
  extends Records, Readonly<SiteContentIndex["settings"]> {
  /** A cache key: changes whenever visitors may see something else. */
  readonly version: string;
  /** True in the minutes before visitors see something else: no shared cache may keep a page until then. */
  readonly changesSoon: boolean;
  /** The entries of a collection, in its order. @param limit the most entries; all by default */
  list<Name extends MarkdownName>(
    collection: Name,
    limit?: number,
  ): EntryOf<Name>[];
  entry<Name extends MarkdownName>(
    collection: Name,
    slug: string,
  ): Promise<WithBody<EntryOf<Name>> | undefined>;
  /** The title of an entry that is visible or has been: expired ones keep theirs, drafts and scheduled ones have none. */
  titleOf(collection: MarkdownName, slug: string): string | undefined;
  /** The page of the entry at a canonical path. */
  entryPage(path: string): EntryPage | undefined;
  /** The entry at a canonical path, with its body. */
  article(path: string): Promise<Article | undefined>;
  /** The pages before and after an entry in the order of its collection's list. */
  neighbors(
    collection: MarkdownName,
    slug: string,
  ): { before?: EntryPage; after?: EntryPage };
  /** The posts most like one in words, categories and links, the most similar first. */
  relatedPosts(slug: string, limit: number): Promise<PostSummary[]>;
  /** The pages of entries whose addresses have some of these words, 100 at most. */
  similarPages(words: readonly string[]): Shelf[];
  /** A part of the entries that sitemap.xml lists, in a fixed order. */
  sitemapEntries(
    limit: number,
    offset: number,
  ): Pick<EntryPage, "path" | "date">[];
  countSitemapEntries(): number;
  /** The address of the share image of an entry that visitors may see. */
  shareImage(collection: MarkdownName, slug: string): string | undefined;
  /** True for the slug of an entry that visitors may see. */
  has(collection: MarkdownName, slug: string): boolean;
  /** The pages that list part of a collection: documentation groups, and the categories and authors that have posts. */
  shelves(): readonly ListPage[];
  /** Newest first, then by slug. The cost depends on the number of posts that fit, not on all posts. */
  posts(range?: PostRange): PostSummary[];
  /** How many posts fit a filter. */
  countPosts(filter?: PostFilter): number;
  post(slug: string): Promise<Post | undefined>;
  /** Searches entries and pages of the site by their words. Throws a failure `unavailable` when too many wait. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /**
   * The entries that this content shows although they are unpublished. There are some only in an index that was built
   * with drafts or with scheduled entries, as in development.
   */
  unpublished(): readonly EntryPreview[];
  /** Where an old address leads, or undefined. */
  redirect(path: string): string | undefined;
}
