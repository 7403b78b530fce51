import { matchRoutes, type createBrowserRouter } from "react-router-dom";
import { isPlainClick } from "./is-plain-click.ts";
import { prefetchData } from "./fetch-page.ts";
import { viewTransition } from "./view-transition.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** The pointer must rest on a link for this long, because most links are only passed over. */
const REST_MS = 60;

/** Addresses that are not pages: files and API calls. */
const NO_PAGE = /^\/api\/|\.\w+$/u;

/** The link to a page of this site at an event's target. Links that open elsewhere are left to the browser. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  return link.origin !== location.origin || NO_PAGE.test(link.pathname)
    ? undefined
    : link;
}

/** True for visitors who save data: they should not load pages that they may never open. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}

function prefetch(router: Router, link: HTMLAnchorElement): void {
  const { pathname, search } = link;
  const route = matchRoutes(router.routes, pathname)?.at(-1)?.route;
  if (!route || route.handle?.ownDocument) return;
  prefetchData(pathname + search);
  // Errors show when the link is followed.
  if (typeof route.lazy === "function") route.lazy().catch(() => undefined);
}

/** Loads pages early: when the visitor rests on a link to them, focuses it or touches it. */
function prefetchOnIntent(router: Router): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number) => (event: Event) => {
    clearTimeout(resting);
    const link = pageLinkOf(event);
    // A post is always loaded as a document.
    if (!link || isHere(link)) return;
    if ("article" in link.dataset || savesData()) return;
    resting = setTimeout(() => prefetch(router, link), delay);
  };
  const passive = { passive: true };
  document.addEventListener("pointerover", after(REST_MS), passive);
  document.addEventListener("focusin", after(REST_MS), passive);
  document.addEventListener("touchstart", after(0), passive);
}

const isHere = ({ pathname, search }: HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search;

/** A link to the page on screen leads to its top, at once. Those of filters, marked `data-stay`, do not. */
function scrollToTop(event: MouseEvent): void {
  const link = isPlainClick(event) ? pageLinkOf(event) : undefined;
  if (link && isHere(link) && !link.hash && !("stay" in link.dataset))
    window.scrollTo({ top: 0, behavior: "instant" });
}

/**
 * Follows links without a new document that are no `Link`, such as those in texts, and loads all pages early. Links to
 * a place on the page are left to the browser, which also moves the focus.
 */
export function followLinks(router: Router): void {
  document.addEventListener("click", scrollToTop, { capture: true });
  document.addEventListener("click", (event) => {
    const link = isPlainClick(event) ? pageLinkOf(event) : undefined;
    if (!link || (isHere(link) && link.hash)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const to = { pathname, search, hash };
    void router.navigate(to, { replace: isHere(link), viewTransition });
  });
  prefetchOnIntent(router);
}
