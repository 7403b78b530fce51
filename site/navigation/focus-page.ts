import type { HistoryEntry } from "./history-entry.ts";
import { restoreScrollPosition } from "./scroll-position.ts";

/**
 * Moves focus and scroll position into a page that was just shown: focuses its heading and scrolls to the last position
 * or to the fragment of the address. Otherwise the view is already at the top.
 */
export function focusPage(
  main: HTMLElement | null,
  { key, hash, restored }: HistoryEntry,
): void {
  const heading = main?.querySelector("h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (restored) restoreScrollPosition(key);
  else if (hash)
    document
      .getElementById(decodeURIComponent(hash.slice(1)))
      ?.scrollIntoView();
}
