import { nextChangeAt } from "#schema";
import type { CompiledFolder } from "./compiled-folder.ts";

/**
 * The first moment at which the findings for the same content may change: an entry goes live or expires, or a day
 * ends.
 */
export function nextChange(
  { entries }: Pick<CompiledFolder, "entries">,
  now: Date,
): Date {
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  const commons = entries.map(({ common }) => common);
  const next = nextChangeAt(commons, now);
  return next === undefined || new Date(next) > midnight
    ? midnight
    : new Date(next);
}
