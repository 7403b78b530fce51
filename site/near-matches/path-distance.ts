import { editDistance } from "./edit-distance.ts";

const MAX_SEGMENTS = 6;
const MAX_LETTERS = 80;
/** How many letters of a segment may be wrong: a share of them, and no more than a few. */
const WRONG_SHARE = 0.45;
const WRONG_LETTERS = 4;
/** What it costs that a segment is missing or to spare. */
const GAP = 0.25;
/** What it costs that an address goes on below what was asked: people seldom drop the end. */
const DEEPER = 0.5;
/** The most that a pair of folders costs. */
const OTHER_FOLDER = 0.4;

/** The parts of an address in the form that slugs have: what people type by habit (`.html`, `_`, capitals) is taken off. */
export function pathSegments(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: the address is compared as it is.
  }
  return decoded
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|md)$/u, "")
    .replaceAll(/[\s_]+/gu, "-")
    .split("/")
    .filter((segment) => segment !== "")
    .slice(0, MAX_SEGMENTS)
    .map((segment) => segment.slice(0, MAX_LETTERS));
}

const words = (segment: string) =>
  segment.split("-").filter((word) => word.length > 2);

/** True for words that differ by a slip at most: one wrong letter in five, never the first. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a[0] !== b[0]) return false;
  return editDistance(a, b, Math.floor(a.length / 5)) < Infinity;
}

/** 0 when all words of what was asked stand in the other, 1 when none does; the other's spare words weigh a little. */
function wordDistance(asked: string, known: string): number {
  const [wanted, found] = [words(asked), words(known)];
  if (wanted.length === 0) return 1;
  const common = wanted.filter((word) =>
    found.some((other) => isSameWord(word, other)),
  ).length;
  const spare = 1 - (2 * common) / (wanted.length + found.length);
  return 0.85 * (1 - common / wanted.length) + 0.15 * spare;
}

function segmentDistance(asked: string, known: string): number {
  if (asked === known) return 0;
  const longer = Math.max(asked.length, known.length);
  const limit = Math.min(Math.floor(longer * WRONG_SHARE), WRONG_LETTERS);
  const edits = editDistance(asked, known, limit);
  return Math.min(edits / longer, wordDistance(asked, known), 1);
}

/**
 * How far one address is from another: segments are paired in order, each pair costs 0 to 1, a spare one a quarter, one
 * below the end a half. A folder costs at most 0.4, so that the right name in the wrong folder is found.
 */
export function pathDistance(
  asked: readonly string[],
  known: readonly string[],
): number {
  let last = known.map((_, column) => (column + 1) * GAP);
  last.unshift(0);
  for (const [row, segment] of asked.entries()) {
    const current = [(row + 1) * GAP];
    const isLast = row === asked.length - 1;
    for (const [column, other] of known.entries()) {
      const folder = !isLast && column < known.length - 1;
      const pair = segmentDistance(segment, other);
      current.push(
        Math.min(
          (last[column + 1] ?? Infinity) + GAP,
          (current[column] ?? Infinity) + (isLast ? DEEPER : GAP),
          (last[column] ?? Infinity) +
            (folder ? Math.min(pair, OTHER_FOLDER) : pair),
        ),
      );
    }
    last = current;
  }
  return last[known.length] ?? Infinity;
}
