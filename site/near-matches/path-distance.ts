import { editDistance } from "./edit-distance.ts";

const MAX_SEGMENTS = 6;
const MAX_LETTERS = 80;
/** How many letters of a segment may be wrong: this fraction of them, and at most this number. */
const MAX_WRONG_SHARE = 0.45;
const MAX_WRONG_LETTERS = 4;
/** The distance for a missing or an extra segment. */
const GAP = 0.25;
/** The distance for an extra segment at the end: people rarely leave out the end of an address. */
const DEEPER = 0.5;
/** The maximum distance of two folders, so that the right name in the wrong folder is found. */
const MAX_FOLDER_DISTANCE = 0.4;

/** The segments of an address, written like slugs: without `.html`, `_` and capitals, which people type by habit. */
export function pathSegments(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Invalid percent encoding: the address is compared as requested.
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

/** The words of an address, those of its last segment first. */
export function pathWords(path: string): string[] {
  return pathSegments(path).toReversed().flatMap(words);
}

/** True if at most one letter in five is wrong, and not the first. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a[0] !== b[0]) return false;
  return editDistance(a, b, Math.floor(a.length / 5)) < Infinity;
}

/** 0 if the known segment has exactly the requested words, 1 if it has none of them. Extra words add a little. */
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
  const limit = Math.min(
    Math.floor(longer * MAX_WRONG_SHARE),
    MAX_WRONG_LETTERS,
  );
  const edits = editDistance(asked, known, limit);
  return Math.min(edits / longer, wordDistance(asked, known), 1);
}

/**
 * The distance of two addresses: segments are aligned in order like letters in an edit distance. A pair counts 0 to 1,
 * two folders at most 0.4, an extra segment 0.25, and an extra segment at the end 0.5.
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
            (folder ? Math.min(pair, MAX_FOLDER_DISTANCE) : pair),
        ),
      );
    }
    last = current;
  }
  return last[known.length] ?? Infinity;
}
