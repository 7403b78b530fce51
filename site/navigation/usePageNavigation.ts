import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import { adoptHead, adoptMenus } from "./adopt-head.ts";
import { focusPage } from "./focus-page.ts";
import { followLinks } from "./follow-links.ts";
import {
  followHistory,
  replaceEntry,
  type HistoryEntry,
} from "./history-entry.ts";
import type { LoadedPage, ShownPage } from "./load-page.ts";
import type { PageAddress } from "./page-location.ts";
import { keepScrollPosition } from "./scroll-position.ts";
import { showPage } from "./show-page.ts";
import { useAdopt } from "./useAdopt.ts";

/** The functions for pages that navigation needs. */
export interface Pages {
  /** Loads the page at a path and query. */
  load(address: string): Promise<LoadedPage>;
  /** Loads the page before its link is followed. */
  prefetch(address: string): void;
  /** The part of an address that identifies a page. */
  addressOf(location: PageAddress): string;
  /** True for a page that must be loaded as a document, and never in place of another page. */
  isOwnDocument(shown: ShownPage): boolean;
}

interface PageNavigation {
  /** The address of the page on screen. While the next page loads, the browser already has the next address. */
  location: PageAddress;
  shown: ShownPage;
  /** Changes with each visit to a page, which resets the page's state. */
  visit: string;
  /** For screen readers, after a new page is shown. */
  announcement: string;
  main: RefObject<HTMLElement | null>;
  /** Changes the address and the head without changing the page on screen. */
  adopt: (address: string, head: Document) => void;
}

/**
 * Follows the history of the browser: loads the page of each new address while the old page stays on screen, then
 * replaces page, head, focus and scroll position together. If a page cannot be loaded, or must be a separate
 * document, the browser loads the address.
 */
export function usePageNavigation(
  initial: ShownPage,
  first: HistoryEntry,
  pages: Pages,
): PageNavigation {
  const [entry, setEntry] = useState(first);
  const [arrival, setArrival] = useState({
    entry,
    shown: initial,
    title: "",
  });
  const main = useRef<HTMLElement>(null);
  const wanted = useRef(pages.addressOf(entry));

  useEffect(() => followHistory(setEntry), []);
  useEffect(() => followLinks(pages.prefetch), [pages]);
  useEffect(() => keepScrollPosition(entry.key), [entry.key]);

  useEffect(() => {
    const address = pages.addressOf(entry);
    if (address === wanted.current) return;
    if (pages.isOwnDocument(arrival.shown)) return window.location.reload();
    let current = true;
    const follow = async () => {
      const { shown, head, redirectedTo } = await pages.load(
        entry.pathname + entry.search,
      );
      if (!current) return;
      if (pages.isOwnDocument(shown)) return window.location.reload();
      const { pathname, search } = redirectedTo ?? entry;
      const reached = { ...entry, pathname, search };
      wanted.current = pages.addressOf(reached);
      showPage(() => {
        adoptHead(head);
        adoptMenus(head);
        setArrival({ entry: reached, shown, title: head.title });
      }, entry.restored);
      if (redirectedTo) replaceEntry(pathname + search + entry.hash);
    };
    follow().catch(() => {
      if (current) window.location.reload();
    });
    return () => void (current = false);
  }, [entry, pages, arrival.shown]);

  useLayoutEffect(() => {
    if (arrival.title) focusPage(main.current, arrival.entry);
  }, [arrival]);

  const address = pages.addressOf(arrival.entry);
  return {
    location: pages.addressOf(entry) === address ? entry : arrival.entry,
    shown: arrival.shown,
    visit: arrival.entry.key,
    announcement: arrival.title,
    main,
    adopt: useAdopt((address) => void (wanted.current = address)),
  };
}
