/** Loads its tables when it is made, which takes longer than most commands have for it: made when first needed. */
let segmenter: Intl.Segmenter | undefined;

/** A text in the characters that people see: a letter with its accents is one, and so is a flag. */
export function splitGraphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}
