import { distance } from "fastest-levenshtein";
import { isSwap } from "#contract";

/** The edit distance of two words. Swapping two neighbors counts as one edit. Infinity if it is more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  const edits = isSwap(a, b) ? 1 : distance(a, b);
  return edits > limit ? Infinity : edits;
}
