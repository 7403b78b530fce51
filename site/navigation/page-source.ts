import type { Location } from "react-router-dom";
import { parsePageData, type PageData } from "../page-data.ts";
import type { PageComponent, PageRoute } from "../page.ts";

/** A page with everything that is needed to show it. */
export interface ShownPage {
  page: PageData;
  Page: PageComponent<unknown>;
}

/** A fetched page: what to show, its head, and the address that the server answered for. */
export interface LoadedPage {
  shown: ShownPage;
  head: Document;
  /** Path and query after a redirect by the server. */
  redirectedTo: string | undefined;
}

/** How the navigation finds and loads pages. */
export interface PageSource {
  /**
   * Loads the page at a path and query. Fetches the HTML document and reads the data block in it, so that browsers,
   * crawlers and this script share one cache entry, one status and one redirect rule. A load that began in the last
   * 10 s, for example when the pointer was over the link, is shared.
   * @throws when the network fails or the answer is not a page of this site: let the browser load the address then
   */
  load(address: string): Promise<LoadedPage>;
  /** The part of an address whose change means another page. */
  addressOf(location: Pick<Location, "pathname" | "search">): string;
  /** True for a page that is never swapped in or out: the browser has to load its document. */
  isOwnDocument(shown: ShownPage): boolean;
}

interface RouteTable {
  routeAt: (pathname: string) => PageRoute;
  routeById: (id: string) => PageRoute;
}

const FRESH_MS = 10_000;

export function createPageSource({
  routeAt,
  routeById,
}: RouteTable): PageSource {
  const loads = new Map<string, { at: number; page: Promise<LoadedPage> }>();
  return {
    load(address) {
      const known = loads.get(address);
      if (known && Date.now() - known.at < FRESH_MS) return known.page;
      const page = fetchPage(address, routeById);
      loads.set(address, { at: Date.now(), page });
      page.catch(() => loads.delete(address));
      return page;
    },
    addressOf: ({ pathname, search }) =>
      routeAt(pathname).followsQuery ? pathname : pathname + search,
    isOwnDocument: ({ page }) => routeById(page.routeId).ownDocument === true,
  };
}

async function fetchPage(
  address: string,
  routeById: RouteTable["routeById"],
): Promise<LoadedPage> {
  const response = await fetch(address, {
    headers: { Accept: "text/html" },
    credentials: "same-origin",
  });
  const head = new DOMParser().parseFromString(
    await response.text(),
    "text/html",
  );
  const page = parsePageData(head);
  const { default: Page } = await routeById(page.routeId).load();
  const url = new URL(response.url);
  return {
    shown: { page, Page },
    head,
    redirectedTo: response.redirected ? url.pathname + url.search : undefined,
  };
}
