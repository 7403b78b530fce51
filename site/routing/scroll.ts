import type { Location } from "react-router-dom";
import { withoutTimestamp } from "./drop-timestamp.ts";

/** Where React Router's `ScrollRestoration` keeps the positions. */
const STORAGE_KEY = "react-router-scroll-positions";

/** Identifies a history entry. One that the browser made, for a fragment in the address bar, has no key of its own. */
export function scrollKeyOf({
  key,
  pathname,
  search,
  hash,
}: Pick<Location, "key" | "pathname" | "search" | "hash">): string {
  return key === "default" ? pathname + search + hash : key;
}

/** Gives a history entry that the browser made its own key. React Router has one key for all of them. */
export function keyEntry(): void {
  const state: unknown = history.state;
  const known = typeof state === "object" && state !== null ? state : {};
  if (!("key" in known))
    history.replaceState({ ...known, key: Math.random().toString(36) }, "");
}

/** The positions that were saved in this tab, by the key of the history entry. */
function savedPositions(): Record<string, number> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}"));
  } catch {
    // Storage is blocked, or holds something else.
    return {};
  }
}

/** The part of an address that a document depends on. */
const shownIn = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname + withoutTimestamp(search);

/**
 * True if the address has changed since the document was loaded: the visitor went on in the history before the script
 * ran, between entries that once were one document.
 */
export function isAtOtherPage(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return (
    loaded !== undefined && shownIn(new URL(loaded.name)) !== shownIn(location)
  );
}

/**
 * Scrolls to where the visitor left a history entry, if the browser does not: it only knows the last entry of the
 * document that was left.
 */
export function restoreScroll(): void {
  if (history.scrollRestoration !== "manual" || window.scrollY > 0) return;
  const top = savedPositions()[history.state?.key];
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
}

/** Lets React Router restore positions in a page that the browser has kept: it hands that over on leaving. */
export function takeScrollBack(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) history.scrollRestoration = "manual";
  });
}
