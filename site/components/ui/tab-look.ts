/** A row of tabs on a thin line. It scrolls if it does not fit, and must not widen the page. */
export const tabRow =
  "flex w-0 min-w-full gap-4 overflow-x-auto border-b border-line [scrollbar-width:none] *:flex-none";

/** A tab, or a link that looks like one. A row that does not fit begins with the chosen one in view. */
export const tabLook =
  "relative inline-flex min-h-11 items-center gap-2 rounded-sm px-1.5 text-md font-medium whitespace-nowrap text-muted transition-colors duration-120 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-3 chosen:text-ink chosen:[scroll-initial-target:nearest] chosen:after:bg-signal forced-colors:chosen:after:bg-[Highlight]";
