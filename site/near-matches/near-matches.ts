import { distance } from "fastest-levenshtein";
import { isSwap } from "#contract";

const MAX_SEGMENTS = 6;
const MAX_LETTERS = 80;
/** How many letters of a segment may be wrong: this fraction of them, and at most this number. */
const MAX_WRONG_SHARE = 0.45;
const MAX_WRONG_LETTERS = 4;
/** The distance for each folder that is missing, extra or another one. */
const FOLDER = 0.1;
const MAX_DISTANCE = 0.45;

/** The segments of an address, written like slugs: without `.html`, `_` and capitals, which people type by habit. */
export function pathSegments(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Invalid percent encoding: the address is compared as requested.
  }
  return decoded
    .normalize("NFC")
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

/** The number of wrong letters. Two neighbors in the wrong order count as one. */
const countEdits = (a: string, b: string) =>
  isSwap(a, b) ? 1 : distance(a, b);

/** True if at most one letter in five is wrong, and not the first. */
const isSameWord = (a: string, b: string) =>
  a[0] === b[0] && countEdits(a, b) <= a.length / 5;

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
  const longer = Math.max(asked.length, known.length);
  const edits = countEdits(asked, known);
  const isTypo = edits <= Math.min(longer * MAX_WRONG_SHARE, MAX_WRONG_LETTERS);
  return Math.min(isTypo ? edits / longer : 1, wordDistance(asked, known));
}

/** The distance of two addresses: that of their last segments, and a little for other folders. */
function pathDistance(asked: readonly string[], known: readonly string[]) {
  const folders = asked.slice(0, -1);
  const others = known.slice(0, -1).filter((name) => !folders.includes(name));
  const extra = folders.filter((name) => !known.includes(name));
  return (
    segmentDistance(asked.at(-1) ?? "", known.at(-1) ?? "") +
    FOLDER * Math.max(others.length, extra.length)
  );
}

/** The known addresses that are most similar to the requested one, the most similar first. */
export function nearMatches<Known extends { path: string }>(
  asked: string,
  known: readonly Known[],
  limit = 4,
): Known[] {
  const segments = pathSegments(asked);
  if (segments.length === 0) return [];
  return known
    .map((page) => ({
      page,
      distance: pathDistance(segments, pathSegments(page.path)),
    }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        a.page.path.length - b.page.path.length ||
        (a.page.path < b.page.path ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ page }) => page);
}
