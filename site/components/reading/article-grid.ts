/** For the container of a text: wide enough for its margins. */
export const articleWidth = "xl:w-[min(85rem,100%-2*var(--gutter))]";

/**
 * A margin, the article and an empty margin, so that the text is in the middle of the page. Tables and pictures can be
 * 900 px wide, beyond the text on both sides.
 */
export const articleGrid =
  "lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-8 xl:grid-cols-[minmax(9.5rem,1fr)_minmax(0,56.25rem)_minmax(9.5rem,1fr)] xl:gap-x-6 2xl:gap-x-8";

/** A part as wide as the text. */
export const textColumn =
  "lg:col-start-2 lg:mx-auto lg:w-full lg:max-w-(--measure-text)";

/** Rendered Markdown in the grid: text and code centered, tables and pictures beyond them on both sides. */
export const articleProse =
  "max-w-225 [--measure:var(--measure-text)] lg:[--margin:auto] [--code:var(--measure)] print:max-w-none";
