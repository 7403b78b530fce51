import { createByteCache } from "../byte-cache.ts";
import type { CacheOutcome } from "../operations/metrics.ts";
import type { IdleQueue } from "./idle-queue.ts";
import { sizeOf, withBestBrotli, type RenderedPage } from "./rendered-page.ts";

/** Visitors choose queries freely: pages with one have a small room of their own and never push out the others. */
const QUERY_SHARE = 1 / 8;
const LONGEST_KEY = 512;

/** Rendered pages of one version of the content. */
export interface PageCache {
  /**
   * The kept page, or what `render` makes of it; requests for the same page wait for one rendering.
   * @param version of the content that `render` reads; another one than before empties the cache
   */
  get(
    key: string,
    version: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage>;
}

/** Only what is there is kept: addresses that lead nowhere are endless. */
function isKept(page: RenderedPage): boolean {
  return page.kind === "redirect" || page.status === 200;
}

export function createPageCache({
  maxBytes,
  currentVersion,
  idle,
  count,
}: {
  maxBytes: number;
  /** Asked once a page is rendered: what was rendered across a change is sent, and not kept. */
  currentVersion: () => string;
  idle: IdleQueue;
  count: (outcome: CacheOutcome) => void;
}): PageCache {
  const plain = createByteCache<RenderedPage>(maxBytes * (1 - QUERY_SHARE));
  const queried = createByteCache<RenderedPage>(maxBytes * QUERY_SHARE);
  const flights = new Map<string, Promise<RenderedPage>>();
  let keptVersion = currentVersion();

  const roomOf = (key: string) => (key.includes("?") ? queried : plain);

  function moveTo(version: string): void {
    if (version === keptVersion) return;
    plain.clear();
    queried.clear();
    idle.clear();
    keptVersion = version;
  }

  /** The job holds no page: one that was pushed out in the meantime is gone. */
  async function improve(key: string, version: string): Promise<void> {
    const page = plain.get(key);
    if (keptVersion !== version || page?.kind !== "document") return;
    const better = await withBestBrotli(page);
    if (keptVersion === version && plain.has(key))
      plain.set(key, better, sizeOf(better));
  }

  function keep(key: string, version: string, page: RenderedPage): void {
    if (version !== keptVersion || version !== currentVersion()) return;
    roomOf(key).set(key, page, sizeOf(page));
    // Addresses with a query are endless: the quick body has to do for them.
    if (page.kind === "document" && roomOf(key) === plain)
      idle.add(() => improve(key, version));
  }

  async function fly(
    key: string,
    version: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const page = await render();
    if (isKept(page) && key.length <= LONGEST_KEY) {
      count("miss");
      keep(key, version, page);
    } else count("uncached");
    return page;
  }

  return {
    async get(key, version, render) {
      moveTo(version);
      const kept = roomOf(key).get(key);
      if (kept) {
        count("hit");
        return kept;
      }
      const flightKey = `${version} ${key}`;
      const running = flights.get(flightKey);
      if (running) {
        count("joined");
        return running;
      }
      const flight = fly(key, version, render).finally(() =>
        flights.delete(flightKey),
      );
      flights.set(flightKey, flight);
      return flight;
    },
  };
}
