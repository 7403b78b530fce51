/**
 * A margin at the left and the article. The margin is as wide as what is left at the right of a column of text, so that
 * the text is in the middle of the page and tables and pictures can go beyond it.
 */
export const articleGrid =
  "lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 xl:gap-x-20 2xl:grid-cols-[16rem_minmax(0,1fr)] 2xl:gap-x-28";
