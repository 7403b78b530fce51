import type { ContentState } from "./content-state.ts";

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
  /** The phase ends at this time, in milliseconds since 1970. */
  until: number;
}

export function phaseAt(
  { index, moments }: ContentState,
  now: number,
): ContentPhase {
  const passed = moments.filter((moment) => moment <= now).length;
  const close = moments.filter((moment) => moment <= now + LEAD).length;
  const near = close - passed;
  return {
    version: `${index.digest}.${passed}${near > 0 ? `+${near}` : ""}`,
    changesSoon: near > 0,
    until: Math.min(
      moments[passed] ?? Infinity,
      (moments[close] ?? Infinity) - LEAD,
    ),
  };
}
