import type { ComponentType } from "react";
import type { ContentReader } from "#contract";
import type { RouteLine } from "./route-table.ts";

/** What a page's data function is given. Server only. */
export interface PageRequest {
  content: ContentReader;
  /** The requested address on the site's own origin. */
  url: URL;
  /** The parameters of the route's pattern, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** Every pattern of the route table: what an address must fit to be a page. */
  patterns: readonly string[];
  /** The head of another page; undefined where there is none for search engines to list. */
  headOf: (path: string) => Promise<PageHead | undefined>;
}

/** What the document head says about a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Root-relative share picture; the site's own by default. */
  image?: string;
  /** Open Graph type; website by default. */
  type?: "website" | "article";
  /** True keeps the page out of search engines; it then has no canonical address unless `canonicalPath` names one. */
  noindex?: boolean;
  /** Canonical path where it is not the requested one. */
  canonicalPath?: string;
  /** Schema.org objects, each printed as one JSON-LD block. */
  structuredData?: readonly Record<string, unknown>[];
}

/** What a data function answers: the least that the page shows, and its head. */
export interface PageAnswer<Data> {
  /** HTTP status; 200 by default. */
  status?: number;
  head: PageHead;
  data: Data;
}

/** Sends the visitor to another address of the site, for good. */
export interface PageRedirect {
  /** Path and query. */
  redirectTo: string;
}

type Answer<Data> = PageAnswer<Data> | PageRedirect;

/** True when a data function sends the visitor elsewhere. */
export function isRedirect(answer: Answer<unknown>): answer is PageRedirect {
  return "redirectTo" in answer;
}

/** Reads what a page shows. Runs on the server only; throws only on a bug. */
export type DataFunction<Data> = (
  request: PageRequest,
) => Answer<Data> | Promise<Answer<Data>>;

/** A page component: it gets the data of its data function. */
export type PageComponent<Data> = ComponentType<{ data: Data }>;

/** What the page of a data function is given: `PageProps<typeof pageData>`, so that a mismatch is a type error. */
export interface PageProps<Read extends DataFunction<unknown>> {
  data: Read extends DataFunction<infer Data> ? Data : never;
}

/** A line of the route table with the modules of its page. */
export interface PageRoute extends RouteLine {
  load: () => Promise<PageModule>;
  /** Absent in the browser's bundle. */
  loadData: (() => Promise<DataModule>) | undefined;
}

export interface PageModule {
  default: PageComponent<unknown>;
}

export interface DataModule {
  default: DataFunction<unknown>;
}
