import type { KatexOptions } from "katex";

/** The colour of commands that KaTeX knows and does not allow. */
export const REFUSED = "#cc0000";

/** Formulas become MathML without scripts and styles. Sizes are limited to 50 times that of the text. */
export const formulaOptions: KatexOptions = {
  output: "mathml",
  maxSize: 50,
  strict: "ignore",
  errorColor: REFUSED,
};
