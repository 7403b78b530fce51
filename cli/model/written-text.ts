import type { TextRange } from "./source-text.ts";

/** A text as it is meant, that still knows where each stretch of it was written. */
export interface WrittenText {
  value: string;
  /** Where the stretch from `start` to `end` of the value is written. */
  rangeOf(start: number, end: number): TextRange;
}

/** Some characters of the value and the stretch that they were written as. */
export interface Piece extends TextRange {
  text: string;
}

export function createWrittenText(pieces: Iterable<Piece>): WrittenText {
  let value = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { text, start, end } of pieces) {
    value += text;
    for (let unit = 0; unit < text.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
  }
  return {
    value,
    rangeOf(start, end) {
      const from = starts[start] ?? ends.at(-1) ?? 0;
      return { start: from, end: end > start ? (ends[end - 1] ?? from) : from };
    },
  };
}

/** A text that is written as it is meant, beginning at an offset. */
export function plainText(value: string, offset: number): WrittenText {
  return {
    value,
    rangeOf: (start, end) => ({ start: offset + start, end: offset + end }),
  };
}

/** A text inside another: where its stretches are written in what the other was written in. */
export function nestText(inner: WrittenText, outer: WrittenText): WrittenText {
  return {
    value: inner.value,
    rangeOf(start, end) {
      const range = inner.rangeOf(start, end);
      return outer.rangeOf(range.start, range.end);
    },
  };
}

/** A stretch of a text as a text of its own. */
export function sliceText(
  text: WrittenText,
  from: number,
  to: number,
): WrittenText {
  return {
    value: text.value.slice(from, to),
    rangeOf: (start, end) => text.rangeOf(from + start, from + end),
  };
}
