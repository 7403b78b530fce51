import type { Location } from "react-router-dom";

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

function savedPosition(): number | undefined {
  try {
    const saved: unknown = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? "",
    );
    const positions = new Map(Object.entries(Object(saved)));
    const position = positions.get(String(history.state?.key));
    return typeof position === "number" ? position : undefined;
  } catch {
    // Storage is blocked or empty.
    return undefined;
  }
}

/**
 * Scrolls to where the visitor left a history entry, if the browser does not: it only knows the last entry of the
 * document that was left.
 */
export function restoreScroll(): void {
  if (history.scrollRestoration !== "manual" || window.scrollY > 0) return;
  const top = savedPosition();
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
}

/** Lets React Router restore positions in a page that the browser has kept: it hands that over on leaving. */
export function takeScrollBack(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) history.scrollRestoration = "manual";
  });
}
