import { countPassed } from "./change-moments.ts";
import type { ContentDatabase } from "./content-database.ts";

/** Changes whenever visitors may see something else. */
export function versionAt(
  { facts, moments }: ContentDatabase,
  now: Date,
): string {
  return `${facts.digest}.${countPassed(moments, now.getTime())}`;
}

/** The next moment after `now` at which entries appear or expire, in milliseconds since 1970. */
export function momentAfter(
  { moments }: ContentDatabase,
  now: Date,
): number | undefined {
  return moments[countPassed(moments, now.getTime())];
}
