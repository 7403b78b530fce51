import { countPassed } from "./change-moments.ts";
import type { ContentDatabase } from "./content-database.ts";

/** For how many seconds shared caches may keep a page, and then still serve it while they fetch it again. */
export const SHARED_CACHE = { fresh: 60, stale: 600 };

/** Shared caches drop every page within this time, in milliseconds. Only a change closer than that matters. */
const LEAD = (SHARED_CACHE.fresh + SHARED_CACHE.stale) * 1000;

/** The state of the content between two scheduled changes. */
export interface ContentPhase {
  /** Changes whenever visitors may see something else, and shortly before that. */
  version: string;
  /** True if the next change comes so soon that no shared cache may keep a page until then. */
  changesSoon: boolean;
  /** The phase begins at the first of these times and ends before the second, in milliseconds since 1970. */
  range: [number, number];
}

export function phaseAt(
  { facts, moments }: ContentDatabase,
  now: number,
): ContentPhase {
  const passed = countPassed(moments, now);
  const close = countPassed(moments, now + LEAD);
  const near = close - passed;
  return {
    version: `${facts.digest}.${passed}${near > 0 ? `+${near}` : ""}`,
    changesSoon: near > 0,
    range: [
      Math.max(
        moments[passed - 1] ?? -Infinity,
        (moments[close - 1] ?? -Infinity) - LEAD,
      ),
      Math.min(
        moments[passed] ?? Infinity,
        (moments[close] ?? Infinity) - LEAD,
      ),
    ],
  };
}

/** The next moment after `now` at which entries appear or expire, in milliseconds since 1970. */
export function momentAfter(
  { moments }: ContentDatabase,
  now: Date,
): number | undefined {
  return moments[countPassed(moments, now.getTime())];
}
