import { distance } from "fastest-levenshtein";

/** True for words of which one has two neighboring letters of the other swapped. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = a.split("").findIndex((letter, place) => letter !== b[place]);
  const swapped = a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2);
  return at !== -1 && swapped === b;
}

/**
 * How many letters must be inserted, dropped or replaced to make one word the other; a swap of two neighbors counts
 * as one. Infinity if that is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  const edits = isSwap(a, b) ? 1 : distance(a, b);
  return edits > limit ? Infinity : edits;
}
