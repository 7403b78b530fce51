/** How Input, Textarea and Select look: at least 44 px high, with text of 16 px, so that phones do not zoom in. */
export const controlLook =
  "min-h-11 w-full rounded-md border border-control bg-surface px-3.5 py-2 text-base leading-normal text-ink transition-colors duration-120 hover:border-muted focus-visible:border-focus focus-visible:outline-offset-0 disabled:border-control disabled:bg-band disabled:text-muted aria-invalid:border-danger";
