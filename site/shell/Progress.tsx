import { useEffect, type RefObject } from "react";

/** Shorter waits need no sign. */
const UNNOTICED_MS = 300;

/** Marks the old page as busy while the next one loads. It is then followed by a bar at the top of the window. */
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
  return (
    <div
      className="invisible fixed inset-x-0 top-0 z-(--z-skip-link) h-1 overflow-hidden before:block before:h-full before:w-2/5 before:animate-progress before:bg-focus [main[aria-busy=true]~&]:visible"
      aria-hidden="true"
      data-progress=""
    />
  );
}
