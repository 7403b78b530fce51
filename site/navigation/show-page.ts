import { flushSync } from "react-dom";

const lessMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Shows a new page, with a short transition if the browser supports it and the visitor has not reduced motion.
 * @param update renders the new page
 * @param atOnce skips the transition, because on Back and Forward the browser may show its own
 */
export function showPage(update: () => void, atOnce: boolean): void {
  const canMove = "startViewTransition" in document && !document.hidden;
  if (atOnce || !canMove || lessMotion()) return update();
  const { ready } = document.startViewTransition(() => flushSync(update));
  // Rejected if the browser skips the transition. The page is shown all the same.
  ready.catch(() => {});
}
