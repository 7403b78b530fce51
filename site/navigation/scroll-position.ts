const positions = new Map<string, number>();
let leaving = false;

/** Records the scroll position of a history entry until the returned function is called. */
export function keepScrollPosition(key: string): () => void {
  leaving = false;
  const keep = () => {
    if (!leaving) positions.set(key, window.scrollY);
  };
  // The browser may have scrolled before this listener was added: to a fragment, or after a reload.
  if (positions.size === 0) keep();
  window.addEventListener("scroll", keep, { passive: true });
  return () => window.removeEventListener("scroll", keep);
}

/** Scrolls to the top after a link was followed. Keeps the recorded position of the page that the visitor leaves. */
export function scrollToTop(): void {
  leaving = true;
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Scrolls to the recorded position of a history entry, or to the top. */
export function restoreScrollPosition(key: string): void {
  window.scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
}
