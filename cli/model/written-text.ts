import type { TextRange } from "./source-text.ts";

/** The value of a text, with the position of each part in the file. */
export interface WrittenText {
  value: string;
  /** The range in the file of the part from `start` to `end` of the value. */
  rangeOf(start: number, end: number): TextRange;
}

/** Some characters of the value, with their range in the file. */
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

/** A text without escapes that begins at an offset. */
export function plainText(value: string, offset: number): WrittenText {
  return {
    value,
    rangeOf: (start, end) => ({ start: offset + start, end: offset + end }),
  };
}

/** A text inside another one, located in the file of the outer text. */
export function nestText(inner: WrittenText, outer: WrittenText): WrittenText {
  return {
    value: inner.value,
    rangeOf(start, end) {
      const range = inner.rangeOf(start, end);
      return outer.rangeOf(range.start, range.end);
    },
  };
}

/** A part of a text as a separate text. */
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
