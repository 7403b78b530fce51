import { useEffect, type RefObject } from "react";

/** Shorter waits need no sign. */
const UNNOTICED_MS = 300;

/** Marks the old page as busy while the next one loads. The style sheet then shows a bar at the top of the window. */
export function Progress({ main }: { main: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const page = main.current;
    const timer = setTimeout(() => {
      page?.setAttribute("aria-busy", "true");
    }, UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      page?.removeAttribute("aria-busy");
    };
  }, [main]);
  return <div className="page-progress" aria-hidden="true" />;
}
