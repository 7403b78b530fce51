import {
  markdownNames,
  nextChangeAt,
  type CompiledEntry,
  type SiteContentIndex,
} from "#schema";

/** Every moment at which an entry appears or expires, in milliseconds since 1970, ascending. */
export function changeMoments({ collections }: SiteContentIndex): number[] {
  const moments = new Set<number>();
  const entries = markdownNames.flatMap(
    (name): CompiledEntry[] => collections[name],
  );
  for (const entry of entries) {
    let next = nextChangeAt([entry], new Date(-8.64e15));
    while (next !== undefined) {
      moments.add(Date.parse(next));
      next = nextChangeAt([entry], new Date(next));
    }
  }
  return [...moments].toSorted((a, b) => a - b);
}

/** How many of the ascending moments are not after `now`. A binary search, because every request calls it. */
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
