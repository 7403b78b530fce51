/**
 * Lets the children of an element come in, one after the other, once scrolling reaches it. Until then they stand where
 * they are, so that nothing is ever hidden from print, search or a picture of the whole page. A ref for React.
 */
export function revealOnReach(element: HTMLElement | null) {
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return undefined;
  let seenFromTheStart: boolean | undefined;
  const observer = new IntersectionObserver(([entry]) => {
    const inView = entry?.isIntersecting ?? false;
    seenFromTheStart ??= inView;
    if (!inView) return;
    observer.disconnect();
    if (seenFromTheStart) return;
    element.dataset["reveal"] = "waiting";
    // The browser must take note of the start before it can move away from it.
    element.getBoundingClientRect();
    element.dataset["reveal"] = "shown";
  });
  observer.observe(element);
  return () => observer.disconnect();
}
