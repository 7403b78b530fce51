/**
 * Animates the children of an element, one after another, when the visitor scrolls to it. Until then they are visible,
 * so that print, search and full-page screenshots show them. Use it as a React ref.
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
    // Forces a layout, so that the transition has a start.
    element.getBoundingClientRect();
    element.dataset["reveal"] = "shown";
  });
  observer.observe(element);
  return () => observer.disconnect();
}
