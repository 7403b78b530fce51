const positions = new Map<string, number>();
let leaving = false;

/** Remembers where a history entry was scrolled to, until the returned function is called. */
export function keepScrollPosition(key: string): () => void {
  leaving = false;
  const keep = () => {
    if (!leaving) positions.set(key, window.scrollY);
  };
  // The browser may have scrolled before this could hear of it: to a fragment, or to where a reload left off.
  if (positions.size === 0) keep();
  window.addEventListener("scroll", keep, { passive: true });
  return () => window.removeEventListener("scroll", keep);
}

/** Scrolls to the top because a link was followed; the position of the page that is left stays as it was. */
export function scrollToTop(): void {
  leaving = true;
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Scrolls to where the history entry was left; to the top when that is not known. */
export function restoreScrollPosition(key: string): void {
  window.scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
}
