import { createRequire } from "node:module";
import type * as Entities from "entities/decode";
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

const REFERENCE =
  "&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[A-Za-z][A-Za-z\\d]{1,31});";
const IN_MARKDOWN = new RegExp(`\\\\[!-/:-@[-\`{-~]|${REFERENCE}|[^]`, "g");
const IN_HTML = new RegExp(`${REFERENCE}|[^]`, "g");

/** Markdown as plain text: backslash escapes and character references resolved. */
export function readMarkdownText(written: string, offset: number): WrittenText {
  return read(written, offset, IN_MARKDOWN);
}

/** An HTML attribute or text as plain text: character references resolved. */
export function readHtmlText(written: string, offset: number): WrittenText {
  return read(written, offset, IN_HTML);
}

function read(written: string, offset: number, pattern: RegExp): WrittenText {
  const pieces = [...written.matchAll(pattern)].map(
    ({ 0: token, index }): Piece => ({
      text: resolve(token),
      start: offset + index,
      end: offset + index + token.length,
    }),
  );
  return createWrittenText(pieces);
}

const require = createRequire(import.meta.url);

function resolve(token: string): string {
  if (token.length === 1) return token;
  if (token.startsWith("\\")) return token.slice(1);
  // Loaded on demand: few texts have entities.
  const { decodeHTMLStrict } = require("entities/decode") as typeof Entities;
  return decodeHTMLStrict(token);
}
