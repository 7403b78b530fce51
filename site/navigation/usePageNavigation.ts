import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import {
  parsePath,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from "react-router-dom";
import type { PageComponent } from "../page.ts";
import type { PageData } from "../page-data.ts";
import { matchRoute, routeOfPage } from "../routes.ts";
import { adoptHead } from "./adopt-head.ts";
import { arrive } from "./arrive.ts";
import { loadPage } from "./load-page.ts";
import { keepScrollPosition } from "./scroll-position.ts";

/** A page with all that it takes to show it. */
export interface ShownPage {
  page: PageData;
  Page: PageComponent<unknown>;
}

interface PageNavigation {
  /** The address of the page that is shown; it trails the router's while the next page loads. */
  location: Location;
  shown: ShownPage;
  /** Another one for each visit to a page: what a page keeps in its state ends with the visit. */
  visit: string;
  /** Said politely once a new page is shown. */
  announcement: string;
  main: RefObject<HTMLElement | null>;
}

/** What decides whether another page must be loaded. */
function addressOf({ pathname, search }: Location): string {
  return matchRoute(pathname).route.followsQuery ? pathname : pathname + search;
}

const isOwnDocument = ({ page }: ShownPage) =>
  routeOfPage(page.routeId).ownDocument === true;

/**
 * Follows the router: loads the page of each new address, keeps the old one on screen meanwhile, then swaps page, head,
 * focus and scroll position together. When a page cannot be loaded, or is a document of its own, the browser itself
 * loads the address that the router has put into its bar.
 */
export function usePageNavigation(initial: ShownPage): PageNavigation {
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
  const wanted = useRef(addressOf(location));

  useEffect(() => keepScrollPosition(location.key), [location.key]);

  useEffect(() => {
    const address = addressOf(location);
    if (address === wanted.current) return;
    if (isOwnDocument(arrival.shown)) return window.location.reload();
    let current = true;
    const follow = async () => {
      const { shown, head, redirectedTo } = await loadPage(
        location.pathname + location.search,
      );
      if (!current) return;
      if (isOwnDocument(shown)) return window.location.reload();
      wanted.current = address;
      adoptHead(head);
      setArrival({
        location,
        shown,
        title: head.title,
        restores: how === "POP",
      });
      if (redirectedTo === undefined) return;
      const target = { ...location, search: "", ...parsePath(redirectedTo) };
      wanted.current = addressOf(target);
      await navigate(target, { replace: true });
    };
    follow().catch(() => {
      if (current) window.location.reload();
    });
    return () => {
      current = false;
    };
  }, [location, how, navigate, arrival.shown]);

  useLayoutEffect(() => {
    if (arrival.title) arrive(main.current, arrival.location, arrival.restores);
  }, [arrival]);

  const sameAddress = addressOf(location) === addressOf(arrival.location);
  return {
    location: sameAddress ? location : arrival.location,
    shown: arrival.shown,
    visit: arrival.location.key,
    announcement: arrival.title,
    main,
  };
}
