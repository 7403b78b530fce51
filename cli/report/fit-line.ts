import { splitGraphemes } from "../model/graphemes.ts";
import { printable } from "./printable.ts";
import { graphemeWidth } from "./text-width.ts";

/** The part of a line that fits the terminal. */
interface FittedLine {
  text: string;
  /** The columns before the mark. */
  left: number;
  /** The columns of the mark. */
  marked: number;
  isCutLeft: boolean;
}

/** One character as people see it. */
interface Cell {
  text: string;
  /** The columns before it and the columns it takes. */
  column: number;
  width: number;
  /** Its offset in the line. */
  at: number;
  length: number;
}

const TAB = 4;
const CUT = "…";

/**
 * The part of a line around `start`..`end` that takes at most `room` columns. Tabs become spaces up to the next tab
 * stop, wide characters count as two, control characters are replaced, and `…` marks omitted text.
 */
export function fitLine(
  line: string,
  start: number,
  end: number,
  room: number,
): FittedLine {
  const low = toCharacter(line, Math.max(0, start - room * 4));
  const high = toCharacter(line, Math.min(line.length, start + room * 4));
  const cells = readCells(line, low, high);
  const total = endOf(cells);
  const mark = cells.find(({ at, length }) => at + length > start);
  const before = mark?.column ?? total;
  const isNear = low === 0 && (total <= room || before < (room * 2) / 3);
  // A mark far from the start of the line gets a third of the room before it.
  const goal = before - room / 3;
  const found = cells.findLastIndex(({ column }) => column <= goal);
  const from = isNear ? 0 : Math.max(0, found);
  const rest = cells.slice(from);
  const isCutLeft = from > 0 || low > 0;
  const shift = (isCutLeft ? CUT.length : 0) - (rest[0]?.column ?? 0);
  const isCutRight = high < line.length || total + shift > room;
  const stop = room - (isCutRight ? CUT.length : 0);
  const shown = rest.filter(({ column, width }) => {
    return column + width + shift <= stop;
  });
  const last = endOf(cells.slice(0, from + shown.length));
  const columnOf = (cell: Cell | undefined) => (cell?.column ?? last) + shift;
  const left = columnOf(shown.find(({ at, length }) => at + length > start));
  const right = columnOf(shown.find(({ at }) => at >= end));
  const texts = shown.map(({ text }) => text).join("");
  const text = `${isCutLeft ? CUT : ""}${texts}${isCutRight ? CUT : ""}`;
  return { text, left, marked: Math.max(1, right - left), isCutLeft };
}

/** Splits only a part of the line, because a whole line may have a megabyte. */
function readCells(line: string, low: number, high: number): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const { segment, index } of splitGraphemes(line.slice(low, high))) {
    const shown = printable(segment);
    const isTab = segment === "\t";
    const width = isTab ? TAB - (column % TAB) : graphemeWidth(shown);
    const text = isTab ? " ".repeat(width) : shown;
    const at = low + index;
    cells.push({ text, column, width, at, length: segment.length });
    column += width;
  }
  return cells;
}

/** An offset that is not inside a surrogate pair. */
function toCharacter(line: string, at: number): number {
  const unit = line.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at;
}

/** The columns up to the end of the last character. */
function endOf(cells: readonly Cell[]): number {
  const last = cells.at(-1);
  return last === undefined ? 0 : last.column + last.width;
}
