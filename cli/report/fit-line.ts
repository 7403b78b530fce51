import { splitGraphemes } from "../model/graphemes.ts";
import { printable } from "./printable.ts";
import { graphemeWidth } from "./text-width.ts";

/** The part of a line that fits the terminal, with the marked range in columns. */
interface FittedLine {
  text: string;
  left: number;
  marked: number;
  isCutLeft: boolean;
}

/** One character as people see it. */
interface Cell {
  text: string;
  width: number;
  /** Its place in the line. */
  at: number;
  length: number;
}

const TAB = 4;
const CUT = "…";

/**
 * The part of a line around `start`..`end` that takes at most `room` columns. Tabs become spaces up to the next stop,
 * wide characters count as two, control characters are replaced, and `…` shows what was cut off.
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
  const from = chooseStart(cells, start, room, low === 0);
  const isCutLeft = from > 0 || low > 0;
  const needed = high === line.length ? widthOf(cells.slice(from)) : Infinity;
  const budget = room - (isCutLeft ? 1 : 0);
  const isCutRight = needed > budget;
  let text = isCutLeft ? CUT : "";
  let column = text.length;
  const stop = column + budget - (isCutRight ? 1 : 0);
  let left: number | undefined;
  let right: number | undefined;
  for (const cell of cells.slice(from)) {
    if (column + cell.width > stop) break;
    if (cell.at + cell.length > start) left ??= column;
    if (cell.at >= end) right ??= column;
    text += cell.text;
    column += cell.width;
  }
  left ??= column;
  const marked = Math.max(1, (right ?? column) - left);
  return { text: isCutRight ? text + CUT : text, left, marked, isCutLeft };
}

/** The characters of a part of the line, which may have a megabyte. */
function readCells(line: string, low: number, high: number): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const { segment, index } of splitGraphemes(line.slice(low, high))) {
    const shown = printable(segment);
    const isTab = segment === "\t";
    const width = isTab ? TAB - (column % TAB) : graphemeWidth(shown);
    const text = isTab ? " ".repeat(width) : shown;
    cells.push({ text, width, at: low + index, length: segment.length });
    column += width;
  }
  return cells;
}

/** An offset that is not inside a surrogate pair. */
function toCharacter(line: string, at: number): number {
  const unit = line.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at;
}

/** The first cell to show: that of the line if the mark is near it, otherwise one a third of the room before the mark. */
function chooseStart(
  cells: readonly Cell[],
  start: number,
  room: number,
  isFromStart: boolean,
): number {
  const marked = cells.findIndex(({ at, length }) => at + length > start);
  const target = marked === -1 ? cells.length : marked;
  const before = widthOf(cells.slice(0, target));
  const fits = widthOf(cells) <= room || before < (room * 2) / 3;
  if (isFromStart && fits) return 0;
  let columns = 0;
  let index = target;
  while (index > 0 && columns < room / 3) {
    index--;
    columns += cells[index]?.width ?? 0;
  }
  return index;
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
