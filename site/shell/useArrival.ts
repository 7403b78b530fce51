import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import {
  useLocation,
  useMatches,
  useNavigationType,
  type Location,
} from "react-router-dom";
import { closeMenu } from "../components/menu-closing.ts";
import type { RouteLine } from "../route-table.ts";
import { rememberPage } from "../search/recent-pages.ts";
import { shownAddress } from "../routing/shown-address.ts";

const isRouteLine = (handle: unknown): handle is RouteLine =>
  typeof handle === "object" && handle !== null && "page" in handle;

/** The line of the route table for the page on screen. */
function useLine(): RouteLine {
  const handle = useMatches().at(-1)?.handle;
  return isRouteLine(handle) ? handle : { path: "*", page: "not-found" };
}

/**
 * Notices each new page: focuses its heading, and announces its title to screen readers. An address that only changes
 * its fragment, its filters or, in place, its page number is no new page.
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const type = useNavigationType();
  const line = useLine();
  const [seen, setSeen] = useState({ location, visit: location.key });
  const [announcement, setAnnouncement] = useState("");
  if (seen.location !== location) {
    const isOther = type !== "REPLACE" && isOtherPage(line, seen, location);
    const visit = isOther ? location.key : seen.visit;
    setSeen({ location, visit });
  }
  const { visit } = seen;
  const last = useRef(visit);
  useEffect(() => {
    const isHidden = document.querySelector("meta[name=robots]") !== null;
    const title = document.title.replace(/ \| [^|]+$/u, "");
    if (!isHidden) rememberPage({ path: location.pathname, title });
  }, [location.pathname]);
  useLayoutEffect(() => {
    if (last.current === visit) return;
    last.current = visit;
    closeMenu();
    const heading = main.current?.querySelector("h1");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [main, visit]);
  return { visit, announcement };
}

function isOtherPage(
  line: RouteLine,
  seen: { location: Location },
  next: Location,
): boolean {
  return (
    seen.location.pathname !== next.pathname ||
    shownAddress(line, seen.location) !== shownAddress(line, next)
  );
}
