import { isPlainClick } from "../components/is-plain-click.ts";
import { goTo } from "./history-entry.ts";
import { scrollToTop } from "./scroll-position.ts";

/** The pointer must rest on a link for this long, because most links are only passed over. */
const REST_MS = 60;

/** Addresses that are not pages: files and API calls. */
const NO_PAGE = /^\/api\/|\.\w+$/u;

/** The link to another page of this site at an event's target. Links that open elsewhere are left to the browser. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  const { origin, pathname } = window.location;
  if (link.origin !== origin || NO_PAGE.test(link.pathname)) return undefined;
  const isFragment = link.hash !== "" && link.pathname === pathname;
  return isFragment ? undefined : link;
}

const addressOf = ({ pathname, search }: HTMLAnchorElement) =>
  pathname + search;

/** Follows links without a new document. Those marked `data-stay` do not scroll to the top. */
function onClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = pageLinkOf(event);
  if (!link) return;
  event.preventDefault();
  if (link.hash === "" && !("stay" in link.dataset)) scrollToTop();
  goTo(addressOf(link) + link.hash);
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

/** Runs a function when the visitor is about to follow a link: rests on it, focuses it or touches it. */
function onIntentToFollow(
  prefetch: (address: string) => void,
  signal: AbortSignal,
): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const prefetchAfter = (delay: number) => (event: Event) => {
    clearTimeout(resting);
    const link = pageLinkOf(event);
    // A post is always fetched again when its link is followed.
    if (!link || "article" in link.dataset || savesData()) return;
    resting = setTimeout(() => prefetch(addressOf(link)), delay);
  };
  const options = { passive: true, signal };
  document.addEventListener("pointerover", prefetchAfter(REST_MS), options);
  document.addEventListener("focusin", prefetchAfter(REST_MS), options);
  document.addEventListener("touchstart", prefetchAfter(0), options);
}

/**
 * Follows all links to pages of this site without a new document, and loads their pages early.
 * @param prefetch loads the page at a path and query
 * @returns a function that stops it
 */
export function followLinks(prefetch: (address: string) => void): () => void {
  const life = new AbortController();
  document.addEventListener("click", onClick, { signal: life.signal });
  onIntentToFollow(prefetch, life.signal);
  return () => life.abort();
}
