import { countPassed } from "./change-moments.ts";
import type { ContentDatabase } from "./content-database.ts";

/** How long shared caches may keep a page, and for how long after that they may serve it once more. In seconds. */
export const SHARED_CACHE = { fresh: 60, stale: 600 };

/** No page that is kept outlives a moment of change that is further away than this, in milliseconds. */
const LEAD = (SHARED_CACHE.fresh + SHARED_CACHE.stale) * 1000;

/** What visitors see at a moment, among the moments at which that changes. */
export interface ContentPhase {
  /** Changes whenever visitors may see something else, and when that is about to happen. */
  version: string;
  /** True if visitors see something else so soon that no shared cache may keep a page until then. */
  changesSoon: boolean;
}

export function phaseAt(
  { facts, moments }: ContentDatabase,
  now: Date,
): ContentPhase {
  const passed = countPassed(moments, now.getTime());
  const near = countPassed(moments, now.getTime() + LEAD) - passed;
  return {
    version: `${facts.digest}.${passed}${near > 0 ? `+${near}` : ""}`,
    changesSoon: near > 0,
  };
}

/** The next moment after `now` at which entries appear or expire, in milliseconds since 1970. */
export function momentAfter(
  { moments }: ContentDatabase,
  now: Date,
): number | undefined {
  return moments[countPassed(moments, now.getTime())];
}
