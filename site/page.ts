import type { ComponentType } from "react";
import type { ContentReader } from "#contract";

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

/** What the table asks of a route; `Data` ties the page to its data function. */
interface RouteDefinition<Data> {
  /** Also the page's folder below pages/. */
  id: string;
  /** React Router pattern. */
  path: string;
  page: () => Promise<{ default: PageComponent<Data> }>;
  /** Absent in the browser's bundle. */
  data: (() => Promise<{ default: DataFunction<Data> }>) | undefined;
  /** The page follows changes of its query in the browser by itself, without a new document. */
  followsQuery?: true;
  /** Always a document of its own, never swapped in or out: its content policy and scripts are for this page alone. */
  ownDocument?: true;
}

/** A route with the type of its data forgotten, so that a table can hold all of them. */
export type PageRoute = RouteDefinition<unknown>;

/** Checks that a page takes what its data function gives, then forgets the type. */
export function defineRoute<Data>(route: RouteDefinition<Data>): PageRoute {
  // The pair was checked above; the table only ever hands a page the data of its own route.
  return route as PageRoute;
}
