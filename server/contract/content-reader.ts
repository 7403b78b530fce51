import type {
  Author,
  Category,
  DocEntry,
  EntryBody,
  Facts,
  FaqItem,
  GuideEntry,
  Integration,
  Investor,
  JobEntry,
  LegalEntry,
  Navigation,
  Plan,
  Resource,
  SiteSettings,
} from "#schema";
import type { Post, PostSummary } from "./blog.ts";

/** Which posts a list wants; fields combine, an absent one does not narrow. */
export interface PostFilter {
  type?: string;
  featured?: boolean;
  category?: string;
  limit?: number;
  offset?: number;
}

/** A Markdown entry with its body. */
export type WithBody<Entry> = Entry & EntryBody;

/** The words of a Markdown entry, for search. */
export interface SearchText {
  /** Canonical path of the entry. */
  path: string;
  headings: string[];
  /** Plain text, one line a block. */
  text: string;
}

/**
 * What pages and the API read content through. Every answer holds only what visitors may see at that moment:
 * no draft, nothing scheduled, nothing expired. A reader is one consistent state of the content.
 */
export interface ContentReader {
  /** Changes whenever anything visible may have changed; a cache key. */
  readonly version: string;
  readonly site: SiteSettings;
  readonly navigation: Navigation;
  readonly facts: Facts;
  readonly plans: readonly Plan[];
  readonly investors: readonly Investor[];
  readonly integrations: readonly Integration[];
  readonly faq: readonly FaqItem[];
  readonly authors: readonly Author[];
  readonly categories: readonly Category[];
  /** In the order of their file. */
  readonly resources: readonly Resource[];
  /** Newest first, then by slug. */
  posts(filter?: PostFilter): PostSummary[];
  post(slug: string): Promise<Post | undefined>;
  /** By their `order`. */
  guides(): GuideEntry[];
  guide(slug: string): Promise<WithBody<GuideEntry> | undefined>;
  docs(): DocEntry[];
  doc(slug: string): Promise<WithBody<DocEntry> | undefined>;
  jobs(): JobEntry[];
  job(slug: string): Promise<WithBody<JobEntry> | undefined>;
  /** The title of a job that is open or has been: closed ones keep theirs, drafts and scheduled ones have none. */
  jobTitle(slug: string): string | undefined;
  legal(slug: string): Promise<WithBody<LegalEntry> | undefined>;
  /** The words of every visible Markdown entry. Reads all bodies: ask once a version. */
  searchTexts(): Promise<SearchText[]>;
  /** Where an old address leads, or undefined. */
  redirect(path: string): string | undefined;
}
