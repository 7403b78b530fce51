import { preloadPage } from "../early/preload-page.ts";
import { parsePageData, type PageData } from "../page-data.ts";
import type { PageComponent, PageRoute } from "../page.ts";

/** A page with everything needed to show it. */
export interface ShownPage {
  page: PageData;
  Page: PageComponent<unknown>;
  /** When the page's data was loaded, in milliseconds since 1970. */
  loadedAt: number;
}

/** A fetched page: its content, its head, and the address after redirects. */
export interface LoadedPage {
  shown: ShownPage;
  head: Document;
  /** The address after a redirect by the server. */
  redirectedTo: URL | undefined;
}

type FindRoute = (routeId: string) => PageRoute;

const FRESH_MS = 10_000;
const loads = new Map<string, { at: number; page: Promise<LoadedPage> }>();

/**
 * Loads the page at a path and query. Fetches the HTML document and reads the data block in it, so that browsers,
 * crawlers and this script share one cache entry, one status and one redirect rule. A load that began in the last 10
 * s, for example when the pointer was over the link, is shared.
 * @throws when the network fails or the reply is not a page of this site; then the browser should load the address
 */
export function loadPage(
  address: string,
  routeById: FindRoute,
): Promise<LoadedPage> {
  const known = loads.get(address);
  if (known && Date.now() - known.at < FRESH_MS) return known.page;
  const page = fetchPage(address, routeById);
  loads.set(address, { at: Date.now(), page });
  page.catch(() => loads.delete(address));
  return page;
}

async function fetchPage(
  address: string,
  routeById: FindRoute,
): Promise<LoadedPage> {
  const loadedAt = Date.now();
  const response = await fetch(address, {
    headers: { Accept: "text/html" },
    credentials: "same-origin",
  });
  const head = new DOMParser().parseFromString(
    await response.text(),
    "text/html",
  );
  const page = parsePageData(head);
  preloadPage(head);
  const { default: Page } = await routeById(page.routeId).load();
  return {
    shown: { page, Page, loadedAt },
    head,
    redirectedTo: response.redirected ? new URL(response.url) : undefined,
  };
}
