const SCROLL_THRESHOLD_PX = 20;

/** Marks the header while the page is scrolled, also after a reload. */
export function markScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  const mark = () => {
    header.dataset["scrolled"] = String(window.scrollY > SCROLL_THRESHOLD_PX);
  };
  // Reading the scroll position now would lay out the page twice.
  requestAnimationFrame(mark);
  window.addEventListener("scroll", mark, { passive: true });
}
