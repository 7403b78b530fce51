import type { Location } from "react-router-dom";
import { restoreScrollPosition } from "./scroll-position.ts";

/**
 * Takes a visitor into a page that was just put on screen: the focus to its heading, and the view to where it was left,
 * to the fragment of the address, or nowhere (a followed link has scrolled to the top already).
 */
export function arrive(
  main: HTMLElement | null,
  { key, hash }: Location,
  restores: boolean,
): void {
  const heading = main?.querySelector("h1");
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (restores) restoreScrollPosition(key);
  else if (hash)
    document
      .getElementById(decodeURIComponent(hash.slice(1)))
      ?.scrollIntoView();
}
