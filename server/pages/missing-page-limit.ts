import { LRUCache } from "lru-cache";

/** With more clients, the least recently seen are forgotten. This many take about two megabytes. */
const MAX_CLIENTS = 10_000;
const WINDOW_MILLIS = 600_000;

/** Limits the requests of each client for missing pages. */
export type MissingPageLimit = ReturnType<typeof createMissingPageLimit>;

/** @param max missing pages per client in ten minutes; 0 sets no limit */
export function createMissingPageLimit(max: number, now = Date.now) {
  const counts = new LRUCache<string, number>({
    max: MAX_CLIENTS,
    ttl: WINDOW_MILLIS,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** Milliseconds until the client may request missing pages again, or 0 while it is within its limit. */
    waitOf: (client: string): number =>
      max > 0 && (counts.get(client) ?? 0) >= max
        ? counts.getRemainingTTL(client)
        : 0,
    count: (client: string) =>
      void counts.set(client, (counts.get(client) ?? 0) + 1),
  };
}
