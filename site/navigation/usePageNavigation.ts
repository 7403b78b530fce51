import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import {
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from "react-router-dom";
import { adoptHead } from "./adopt-head.ts";
import { arrive } from "./arrive.ts";
import type { LoadedPage, ShownPage } from "./load-page.ts";
import { keepScrollPosition } from "./scroll-position.ts";
import { useAdopt } from "./useAdopt.ts";

/** What navigation needs to know about pages. */
export interface Pages {
  /** Loads the page at a path and query. */
  load(address: string): Promise<LoadedPage>;
  /** The part of an address whose change means another page. */
  addressOf(location: Location): string;
  /** True for a page that is never swapped in or out: the browser has to load its document. */
  isOwnDocument(shown: ShownPage): boolean;
}

interface PageNavigation {
  /** The address of the page on screen. While the next page loads, the router already has the next address. */
  location: Location;
  shown: ShownPage;
  /** Changes with each visit to a page: the page's state ends with the visit. */
  visit: string;
  /** For screen readers, after a new page is shown. */
  announcement: string;
  main: RefObject<HTMLElement | null>;
  /** Makes an address and its head those of the page on screen, which stays as it is. */
  adopt: (address: string, head: Document) => void;
}

/**
 * Follows the router: loads the page of each new address while the old page stays on screen, then replaces page, head,
 * focus and scroll position together. If a page cannot be loaded, or must be a document of its own, the browser loads
 * the address that the router has set.
 */
export function usePageNavigation(
  initial: ShownPage,
  pages: Pages,
): PageNavigation {
  const location = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const [arrival, setArrival] = useState({
    location,
    shown: initial,
    title: "",
    restores: false,
  });
  const main = useRef<HTMLElement>(null);
  const wanted = useRef(pages.addressOf(location));

  useEffect(() => keepScrollPosition(location.key), [location.key]);

  useEffect(() => {
    const address = pages.addressOf(location);
    if (address === wanted.current) return;
    if (pages.isOwnDocument(arrival.shown)) return window.location.reload();
    let current = true;
    const follow = async () => {
      const { shown, head, redirectedTo } = await pages.load(
        location.pathname + location.search,
      );
      if (!current) return;
      if (pages.isOwnDocument(shown)) return window.location.reload();
      wanted.current = address;
      adoptHead(head);
      setArrival({
        location,
        shown,
        title: head.title,
        restores: how === "POP",
      });
      if (!redirectedTo) return;
      const { pathname, search } = redirectedTo;
      const target = { ...location, pathname, search };
      wanted.current = pages.addressOf(target);
      await navigate(target, { replace: true });
    };
    follow().catch(() => {
      if (current) window.location.reload();
    });
    return () => void (current = false);
  }, [location, how, navigate, pages, arrival.shown]);

  useLayoutEffect(() => {
    if (arrival.title) arrive(main.current, arrival.location, arrival.restores);
  }, [arrival]);

  const address = pages.addressOf(arrival.location);
  return {
    location:
      pages.addressOf(location) === address ? location : arrival.location,
    shown: arrival.shown,
    visit: arrival.location.key,
    announcement: arrival.title,
    main,
    adopt: useAdopt((address) => void (wanted.current = address)),
  };
}
