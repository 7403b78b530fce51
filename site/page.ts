import type { ComponentType } from "react";
import type { ContentReader, EntryPreview, Notice } from "#contract";

/** The argument of a data function. Server only. */
export interface PageRequest {
  content: ContentReader;
  /** The requested address on the site's own origin. */
  url: URL;
  /** The parameters of the route's pattern, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The notice to show on this page. */
  notice?: Notice | undefined;
  /** Set if the page shows an entry that visitors may not see yet. */
  preview?: EntryPreview | undefined;
}

/** One step of the breadcrumbs to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** An image for shared links, in the size that social networks recommend. */
export interface ShareImage {
  /** Root-relative address. */
  src: string;
  width: 1200;
  height: 630;
  alt: string;
}

/** The content of the document head. */
export interface PageHead {
  title: string;
  description: string;
  /** The share image. By default that of the site. */
  image?: ShareImage;
  /** Open Graph type. By default website. */
  type?: "website" | "article";
  /** Keeps the page out of search engines. It then has a canonical address only if `canonicalPath` is given. */
  noindex?: boolean;
  /** Leaves out the tags for previews of shared links. */
  isPrivate?: boolean;
  /** Canonical path and query, if they are not the requested path. */
  canonicalPath?: string;
  /** Path and query of the pages before and after this one in a list. */
  previousPath?: string;
  nextPath?: string;
  /** The name of the page in breadcrumbs. By default its title, or its name in the route table. */
  name?: string;
  /** Additional breadcrumbs between those from the address and this page. */
  parents?: readonly Crumb[];
  /** Schema.org objects, each printed as one JSON-LD block. */
  structuredData?: readonly Record<string, unknown>[];
}

/** What a page asks its reader to do at its end. */
export interface ClosingCall {
  heading: string;
  text?: string;
  button: { label: string; href: string };
  link?: { label: string; href: string };
}

/** The result of a data function: the minimal data for the page, and its head. */
export interface PageAnswer<Data> {
  /** HTTP status; 200 by default. */
  status?: number;
  head: PageHead;
  /** The call to action above the footer. By default that of all pages. */
  closing?: ClosingCall;
  data: Data;
}

/** A permanent redirect to another address of the site. */
export interface PageRedirect {
  /** Path and query. */
  redirectTo: string;
}

/** The answer if there is no page at the requested address. The not-found page is shown instead. */
export const missing = { isMissing: true } as const;

type Answer<Data> = PageAnswer<Data> | PageRedirect | typeof missing;

/** True for a redirect. */
export function isRedirect(answer: Answer<unknown>): answer is PageRedirect {
  return "redirectTo" in answer;
}

/** True if there is nothing at the requested address. */
export function isMissing(answer: Answer<unknown>): answer is typeof missing {
  return "isMissing" in answer;
}

/** Reads the data of a page. Runs on the server only. Throws only on a bug. */
export type DataFunction<Data> = (
  request: PageRequest,
) => Answer<Data> | Promise<Answer<Data>>;

/** A page component. Its prop is the data of its data function. */
export type PageComponent<Data> = ComponentType<{ data: Data }>;

/** The data that a data function gives its page. */
export type DataOf<Read extends DataFunction<unknown>> =
  Awaited<ReturnType<Read>> extends infer Given
    ? Given extends { data: infer Data }
      ? Data
      : never
    : never;

/** The props of a page, derived from its data function so that a mismatch is a type error: `PageProps<typeof pageData>`. */
export interface PageProps<Read extends DataFunction<unknown>> {
  data: DataOf<Read>;
}

/** A tag of the document head: its name, its attributes, its text. */
export type HeadTag = readonly [
  "title" | "meta" | "link" | "script",
  Readonly<Record<string, string>>,
  string?,
];

/** A page as its route's loader returns it: on the server from its data function, in the browser as JSON. */
export interface PageData {
  /** The folder of the page that is shown. If that of the route has nothing to show, that of the not-found page. */
  page: string;
  /** HTTP status. */
  status: number;
  /** The language of its text, as a language tag. */
  lang: string;
  /** The page's own tags. None in the data block of a document, which has them in its head. */
  head: readonly HeadTag[];
  /** The breadcrumbs from the home page to the page. */
  trail: readonly Crumb[];
  closing?: ClosingCall;
  /** The HTML of its pictures by name. A document has it in the page, and its data block does not repeat it. */
  pictures: Readonly<Record<string, string>>;
  data: unknown;
}

/** What all pages have in common: settings and menus. */
export interface Chrome extends Pick<ContentReader, "navigation"> {
  /**
   * Without the scheduler, whose address only the demo page's document has, the repository of the editor, and what other
   * hosts are for.
   */
  site: Omit<
    ContentReader["site"],
    "analytics" | "editor" | "externalHosts" | "scheduler"
  >;
  /** Origin of canonical addresses. */
  siteUrl: string;
}
