/** True if pages may follow each other with a transition: the browser can, and the visitor has not reduced motion. */
export const viewTransition =
  typeof document !== "undefined" &&
  "startViewTransition" in document &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;
