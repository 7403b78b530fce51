import { useEffect, useRef, useState, type RefObject } from "react";
import {
  parsePath,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from "react-router-dom";
import type { PageComponent } from "../page.ts";
import type { PageData } from "../page-data.ts";
import { adoptHead } from "./adopt-head.ts";
import { matchRoute } from "../routes.ts";
import { loadPage } from "./load-page.ts";
import {
  keepScrollPosition,
  restoreScrollPosition,
} from "./scroll-position.ts";

/** A page with all that it takes to show it. */
export interface ShownPage {
  page: PageData;
  Page: PageComponent<unknown>;
}

interface PageNavigation {
  /** The address whose page is shown; it trails the router's while the next page loads. */
  location: Location;
  shown: ShownPage;
  /** Said politely once a new page is shown. */
  announcement: string;
  main: RefObject<HTMLElement | null>;
}

/** What decides whether another page must be loaded. */
function addressOf({ pathname, search }: Location): string {
  return matchRoute(pathname).route.followsQuery ? pathname : pathname + search;
}

/** Takes keyboard and screen reader users to the start of the page they asked for. */
function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Follows the router: loads the page of each new address, keeps the old one on screen meanwhile, then swaps page, head,
 * focus and scroll position together. When a page cannot be loaded the browser goes there itself.
 */
export function usePageNavigation(initial: ShownPage): PageNavigation {
  const location = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const [state, setState] = useState({ location, shown: initial });
  const [announcement, setAnnouncement] = useState("");
  const main = useRef<HTMLElement>(null);
  const shownAddress = useRef(addressOf(location));

  useEffect(() => keepScrollPosition(location.key), [location.key]);

  useEffect(() => {
    const address = addressOf(location);
    if (address === shownAddress.current) return;
    let current = true;
    loadPage(location.pathname + location.search).then(
      (loaded) => {
        if (!current) return;
        adoptHead(loaded.head);
        setState({ location, shown: loaded.shown });
        setAnnouncement(loaded.head.title);
        shownAddress.current = address;
        if (loaded.redirectedTo) {
          const target = parsePath(loaded.redirectedTo);
          shownAddress.current = addressOf({
            ...location,
            search: "",
            ...target,
          });
          navigate({ ...target, hash: location.hash }, { replace: true });
        }
        requestAnimationFrame(() => {
          focusHeading(main.current);
          if (how === "POP") restoreScrollPosition(location.key);
          else if (location.hash)
            document
              .getElementById(decodeURIComponent(location.hash.slice(1)))
              ?.scrollIntoView();
        });
      },
      () => {
        if (current)
          window.location.assign(
            location.pathname + location.search + location.hash,
          );
      },
    );
    return () => {
      current = false;
    };
  }, [location, how, navigate]);

  const sameAddress = addressOf(location) === addressOf(state.location);
  return {
    location: sameAddress ? location : state.location,
    shown: state.shown,
    announcement,
    main,
  };
}
