import { nextChangeAt, type SiteContentIndex } from "#schema";
import { allEntries } from "./visible-entries.ts";

/** Every moment at which an entry appears or expires, in milliseconds since 1970, ascending. */
export function changeMoments(index: SiteContentIndex): number[] {
  const moments = new Set<number>();
  for (const entry of allEntries(index)) {
    let next = nextChangeAt([entry], new Date(-8.64e15));
    while (next !== undefined) {
      moments.add(Date.parse(next));
      next = nextChangeAt([entry], new Date(next));
    }
  }
  return [...moments].toSorted((a, b) => a - b);
}

/** How many of the ascending moments are not after `now`. A binary search, since every request asks. */
export function countPassed(moments: readonly number[], now: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const moment = moments[middle];
    if (moment !== undefined && moment <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
