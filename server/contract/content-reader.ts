import type {
  ContentLists,
  EntryBody,
  EntryOf,
  MarkdownName,
  PageLink,
  PageName,
  PageWords,
  SiteContentIndex,
} from "#schema";
import type { Post, PostSummary } from "./blog.ts";
import type { EntryPreview } from "./entry-preview.ts";
import type { SearchAnswer, SearchQuery } from "./search.ts";

/** Filters posts. A post must match all given fields. */
export interface PostFilter {
  type?: string;
  featured?: boolean;
  /** Slug of a category. */
  category?: string;
  /** Slug of an author. */
  author?: string;
}

/** A position in the order of posts, even if no post is there. */
export type PostPosition = Pick<PostSummary, "publishedDate" | "slug">;

/** A part of a list: at most `limit` posts after a position, skipping the first `offset`. */
export interface PostRange extends PostFilter {
  after?: PostPosition;
  offset?: number;
  limit?: number;
}

/** A page that lists part of a collection. */
export interface ListPage extends PageLink {
  /** Calendar date of the latest change of an entry in it, if known. */
  date?: string;
}

/** A Markdown entry with its body. */
export type WithBody<Entry> = Entry & EntryBody;

/** The page of a Markdown entry of any collection, for lists of links. */
export interface EntryPage {
  path: string;
  title: string;
  description: string;
  /** The language of the entry as a language tag, if it is not that of the site. */
  lang?: string;
  /** Calendar date of publication. */
  published: string;
  /** Calendar date of the last change that readers notice. Without one, that of publication. */
  date: string;
  /** The file, relative to the content folder. */
  file: string;
  /** The kind of search result, as shown to visitors. Absent if search finds the entry as a page of the route table. */
  kind?: string;
  /** The kind of page, where other texts recommend it. Absent if none does. */
  related?: string;
}

/** A whole Markdown entry of any collection, for use outside of its page. */
export interface Article extends EntryPage, EntryBody {
  authorName?: string;
}

/** The records of each collection, in the order of their files. */
type Records = {
  readonly [
    Name in Exclude<keyof ContentLists, MarkdownName>
  ]: readonly EntryOf<Name>[];
};

type Settings = SiteContentIndex["settings"];

/**
 * The interface through which pages and the API read content: records and settings by the names of their collections,
 * and Markdown entries by these methods. It returns only what visitors may see at that moment: no drafts, and no
 * scheduled or expired entries. A reader is one consistent state of the content.
 */
export interface ContentReader
  extends Records, Readonly<Omit<Settings, `pages/${PageName}`>> {
  /** A cache key. It changes whenever visitors may see something else. */
  readonly version: string;
  /** True in the minutes before a scheduled change, when no shared cache may keep a page until then. */
  readonly changesSoon: boolean;
  /** The words of a page, with the values of the settings in place of `{company}` and the like. */
  page<Name extends PageName>(name: Name): PageWords<Name>;
  /** The entries of a collection, in its order. @param limit the maximum number of entries; all by default */
  list<Name extends MarkdownName>(
    collection: Name,
    limit?: number,
  ): EntryOf<Name>[];
  entry<Name extends MarkdownName>(
    collection: Name,
    slug: string,
  ): Promise<WithBody<EntryOf<Name>> | undefined>;
  /** The title of a visible or expired entry. Undefined for drafts and scheduled entries. */
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
  /** The posts to read after one, the most similar first. */
  relatedPosts(slug: string, limit: number): PostSummary[];
  /** The pages of entries whose addresses contain some of these words, 100 at most. */
  similarPages(words: readonly string[]): PageLink[];
  /** The entries that sitemap.xml lists, in a fixed order. */
  sitemapEntries(): Pick<EntryPage, "path" | "date">[];
  /** The address of the share image of a visible entry. */
  shareImage(collection: MarkdownName, slug: string): string | undefined;
  /** True for the slug of a visible entry. */
  has(collection: MarkdownName, slug: string): boolean;
  /** The pages that list part of a collection: documentation groups, and the categories and authors that have posts. */
  listPages(): readonly ListPage[];
  /** Newest first, then by slug. */
  posts(range?: PostRange): PostSummary[];
  /** The number of posts that match a filter. */
  countPosts(filter?: PostFilter): number;
  post(slug: string): Promise<Post | undefined>;
  /** Searches entries and pages of the site. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /**
   * The unpublished entries in this content. Empty unless the index was built with drafts or scheduled entries, as in
   * development.
   */
  unpublished(): readonly EntryPreview[];
  /** The target of an old address, or undefined. */
  redirect(path: string): string | undefined;
}
