import { distance } from "fastest-levenshtein";

/** Longer words are not searched for: nobody misspells an address of a megabyte. */
const MAX_LENGTH = 100;

/** The candidate that a writer probably meant, or undefined if none is near. Case, spaces and hyphens hardly count. */
export function nearestWord(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const wanted = normalize(word);
  let nearest: string | undefined;
  let limit = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit + 2) continue;
    const found = distanceOf(wanted, normalize(candidate));
    if (found >= limit) continue;
    nearest = candidate;
    limit = found;
  }
  return nearest;
}

/** How many different words a suggester searches for: each costs as much as there are candidates. */
const MAX_SEARCHES = 200;

/** `nearestWord` among the same candidates: each word is searched for once, and only so many are. */
export function createSuggester(
  candidates: readonly string[],
): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (!known.has(word) && known.size < MAX_SEARCHES)
      known.set(word, nearestWord(word, candidates));
    return known.get(word);
  };
}

function normalize(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/gu, "-");
}

/** Insertions, deletions and replacements; two neighbours that changed places are one mistake and not two. */
function distanceOf(a: string, b: string): number {
  return areSwapped(a, b) ? 1 : distance(a, b);
}

function areSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  if (first === -1) return false;
  const swapped =
    a.slice(0, first) + a.charAt(first + 1) + a.charAt(first) + a.slice(first + 2);
  return swapped === b;
}

/** ` Did you mean \`x\`?`, or nothing. */
export function formatSuggestion(suggestion: string | undefined): string {
  return suggestion === undefined ? "" : ` Did you mean \`${suggestion}\`?`;
}
