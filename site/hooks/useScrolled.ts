import { useSyncExternalStore } from "react";

const THRESHOLD_PX = 20;

function onScroll(notice: () => void) {
  window.addEventListener("scroll", notice, { passive: true });
  return () => window.removeEventListener("scroll", notice);
}

/** True while the page is scrolled, also after a reload. False in the server's HTML. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
