import { distance } from "fastest-levenshtein";

/** True if the words differ only by two swapped neighboring letters. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = a.split("").findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2);
  return at !== -1 && swapped === b;
}

/** The edit distance of two words. Swapping two neighbors counts as one edit. Infinity if it is more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  const edits = isSwap(a, b) ? 1 : distance(a, b);
  return edits > limit ? Infinity : edits;
}
