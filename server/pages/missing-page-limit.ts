import { LRUCache } from "lru-cache";

/** With more clients, the least recently seen are forgotten. This many take about two megabytes. */
const MAX_CLIENTS = 10_000;
const WINDOW_MILLIS = 600_000;

/** Limits the requests of each client for missing pages. */
export interface MissingPageLimit {
  /** Milliseconds until the client may request missing pages again, or 0 while it is within its limit. */
  waitOf(client: string): number;
  count(client: string): void;
}

/** @param max missing pages per client in ten minutes; 0 sets no limit */
export function createMissingPageLimit(
  max: number,
  now: () => number = Date.now,
): MissingPageLimit {
  const counts = new LRUCache<string, { pages: number; until: number }>({
    max: MAX_CLIENTS,
  });
  const find = (client: string) => {
    const found = counts.get(client);
    return found && found.until > now() ? found : undefined;
  };
  return {
    waitOf(client) {
      const found = max === 0 ? undefined : find(client);
      return found && found.pages >= max ? found.until - now() : 0;
    },
    count(client) {
      const found = find(client);
      if (found) found.pages += 1;
      else counts.set(client, { pages: 1, until: now() + WINDOW_MILLIS });
    },
  };
}
