import { createRequire } from "node:module";
import type * as SliceAnsi from "slice-ansi";
import type * as StringWidth from "string-width";
import { printable } from "./printable.ts";

const CUT = "…";
const TAB = 4;

/** Where each character takes one column. The packages for others take long to load. */
const ASCII = /^[ -~]*$/u;
const require = createRequire(import.meta.url);

/** How many columns of a terminal a text takes. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  const { default: widthOf } = require("string-width") as typeof StringWidth;
  return widthOf(text);
}

/** The columns of a text from `start` up to `end`. */
function sliceColumns(text: string, start: number, end: number): string {
  if (ASCII.test(text)) return text.slice(start, end);
  const { default: slice } = require("slice-ansi") as typeof SliceAnsi;
  return slice(text, start, end);
}

/** The start of a text that takes at most `width` columns, with `…` if something was cut off. */
export function cutToWidth(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  return `${sliceColumns(text, 0, width - 1).trimEnd()}${CUT}`;
}

/** Pads the text with spaces up to `width` columns, after it or before it. */
export function padToWidth(
  text: string,
  width: number,
  side: "start" | "end" = "end",
): string {
  const space = " ".repeat(Math.max(0, width - textWidth(text)));
  return side === "end" ? text + space : space + text;
}

/**
 * The part of a line around `start`..`end` that takes at most `room` columns. Tabs become spaces up to the next tab
 * stop, wide characters count as two, control characters are replaced, and `…` marks omitted text.
 */
export function fitLine(
  line: string,
  start: number,
  end: number,
  room: number,
) {
  // A whole line may have a megabyte.
  const low = Math.max(0, start - room * 4);
  const high = Math.min(line.length, start + room * 4);
  const text = showTabs(line.slice(low, high));
  const before = textWidth(showTabs(line.slice(low, start)));
  const after = textWidth(showTabs(line.slice(low, Math.min(end, high))));
  const total = textWidth(text);
  const isNear = low === 0 && (total <= room || before < (room * 2) / 3);
  // A mark far from the start of the line gets a third of the room before it.
  const goal = isNear ? 0 : Math.max(0, before - Math.floor(room / 3));
  const from = textWidth(sliceColumns(text, 0, goal));
  const isCutLeft = from > 0 || low > 0;
  const shift = (isCutLeft ? 1 : 0) - from;
  const isCutRight = high < line.length || total + shift > room;
  const stop = room - shift - (isCutRight ? 1 : 0);
  const shown = sliceColumns(text, from, stop);
  return {
    text: `${isCutLeft ? CUT : ""}${shown}${isCutRight ? CUT : ""}`,
    /** The columns before the mark. */
    left: before + shift,
    /** The columns of the mark. */
    marked: Math.max(1, Math.min(after, stop) - before),
    isCutLeft,
  };
}

/** Printable text with spaces up to the next tab stop in place of each tab. */
function showTabs(line: string): string {
  let shown = "";
  for (const part of line.split(/(\t)/u))
    shown +=
      part === "\t"
        ? " ".repeat(TAB - (textWidth(shown) % TAB))
        : printable(part);
  return shown;
}
