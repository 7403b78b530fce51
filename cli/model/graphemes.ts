/** Creating a segmenter loads large tables, so it is created on first use. */
let segmenter: Intl.Segmenter | undefined;

/** Each of these is a character of its own. CR LF, which is one character, is not among them. */
const PLAIN = /^[\t\u0020-\u007E]*$/u;

type Grapheme = Pick<Intl.SegmentData, "segment" | "index">;

/** The characters of a text as people see them: a letter with its accents is one, and so is a flag. */
export function splitGraphemes(text: string): Iterable<Grapheme> {
  if (PLAIN.test(text))
    return Array.from(text, (segment, index) => ({ segment, index }));
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}
