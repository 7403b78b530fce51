/** Creating a segmenter loads large tables, so it is created on first use. */
let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as people see them: a letter with its accents is one, and so is a flag. */
export function splitGraphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}
