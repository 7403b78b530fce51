import { useSyncExternalStore } from "react";

const REDUCED = "(prefers-reduced-motion: reduce)";

function onMotionChange(notice: () => void) {
  const reduced = matchMedia(REDUCED);
  reduced.addEventListener("change", notice);
  return () => reduced.removeEventListener("change", notice);
}

/** False in the server's HTML, and for visitors who prefer reduced motion. */
export const useMotion = () =>
  useSyncExternalStore(
    onMotionChange,
    () => !matchMedia(REDUCED).matches,
    () => false,
  );
