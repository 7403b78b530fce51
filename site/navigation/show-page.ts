import { flushSync } from "react-dom";

const lessMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Puts a new page on screen, with a short transition where the browser has them and the visitor welcomes motion.
 * @param update renders the new page
 * @param atOnce without a transition: on Back and Forward the browser may show one of its own
 */
export function showPage(update: () => void, atOnce: boolean): void {
  const canMove = "startViewTransition" in document && !document.hidden;
  if (atOnce || !canMove || lessMotion()) return update();
  document.startViewTransition(() => flushSync(update));
}
