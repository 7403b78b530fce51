import { parsePageData, type PageData } from "../page-data.ts";
import { routeOfPage } from "../routes.ts";
import type { ShownPage } from "./usePageNavigation.ts";

/** A page as fetched: what to show, its head, and the address it really has. */
export interface LoadedPage {
  shown: ShownPage;
  head: Document;
  /** Path and query that the server redirected to, if it did. */
  redirectedTo: string | undefined;
}

const FRESH_MS = 10_000;
const loads = new Map<string, { at: number; page: Promise<LoadedPage> }>();

/**
 * Fetches a page of the site as its HTML document and reads the data block out of it: a page is its own data
 * endpoint, with one cache entry, one status and one redirect rule for browsers, crawlers and this. A load that was
 * started within the last 10 s, say by a pointer over its link, is shared.
 * @param address path and query
 * @throws when the network fails or the answer is no page of ours: the caller then lets the browser go there itself
 */
export function loadPage(address: string): Promise<LoadedPage> {
  const known = loads.get(address);
  if (known && Date.now() - known.at < FRESH_MS) return known.page;
  const page = fetchPage(address);
  loads.set(address, { at: Date.now(), page });
  page.catch(() => loads.delete(address));
  return page;
}

async function fetchPage(address: string): Promise<LoadedPage> {
  const response = await fetch(address, {
    headers: { Accept: "text/html" },
    credentials: "same-origin",
  });
  const head = new DOMParser().parseFromString(
    await response.text(),
    "text/html",
  );
  const page: PageData = parsePageData(head);
  const { default: Page } = await routeOfPage(page.routeId).load();
  const url = new URL(response.url);
  return {
    shown: { page, Page },
    head,
    redirectedTo: response.redirected ? url.pathname + url.search : undefined,
  };
}
