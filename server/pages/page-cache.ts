import { LRUCache } from "lru-cache";
import type { CacheOutcome } from "../metrics.ts";
import type { IdleQueue } from "./idle-queue.ts";
import { sizeOf, withBestBrotli, type RenderedPage } from "./rendered-page.ts";

/** Visitors can make up any query: pages with one get a small share, so that they never push out the others. */
const QUERY_SHARE = 1 / 8;
const MAX_KEY_LENGTH = 512;
/** What a key and the cache's own records cost beside the page, in bytes. */
const ENTRY_OVERHEAD = 256;

type Render = () => Promise<RenderedPage>;

/** Rendered pages of one version of the content. */
export interface PageCache {
  /**
   * The cached page, or the result of `render`. Requests for the same page share one rendering.
   * @param version of the content that `render` reads; a new version empties the cache
   */
  get(key: string, version: string, render: Render): Promise<RenderedPage>;
}

/** Renders every time: for sources that change without a new content version. */
export const noPageCache: PageCache = {
  get: (_key, _version, render) => render(),
};

/** Only pages that exist: the addresses that do not are endless. */
function isCacheable(key: string, page: RenderedPage): boolean {
  const exists = page.kind === "redirect" || page.status === 200;
  return exists && key.length <= MAX_KEY_LENGTH;
}

/** Two caches of pages: those with a query and the others. */
function createStore(maxBytes: number) {
  const open = (share: number) =>
    new LRUCache<string, RenderedPage>({
      maxSize: Math.floor(maxBytes * share),
      sizeCalculation: (page, key) =>
        sizeOf(page) + key.length * 2 + ENTRY_OVERHEAD,
    });
  const withQuery = open(QUERY_SHARE);
  const withoutQuery = open(1 - QUERY_SHARE);
  const caches = [withQuery, withoutQuery];
  return {
    of: (key: string) => (key.includes("?") ? withQuery : withoutQuery),
    clear: () => caches.forEach((cache) => cache.clear()),
  };
}

/** Lets callers share a rendering that has begun. */
function createRenderings() {
  const running = new Map<string, Promise<RenderedPage>>();
  return {
    find: (key: string) => running.get(key),
    start(key: string, render: Render): Promise<RenderedPage> {
      const page = render().finally(() => running.delete(key));
      running.set(key, page);
      return page;
    },
  };
}

/** Keeps rendered pages up to `maxBytes` and compresses them better when the process is idle. */
export function createPageCache({
  maxBytes,
  currentVersion,
  idle,
  count,
}: {
  maxBytes: number;
  /** Read after a rendering: a page that was rendered during a change is sent, but not cached. */
  currentVersion: () => string;
  idle: IdleQueue;
  count: (outcome: CacheOutcome) => void;
}): PageCache {
  const pages = createStore(maxBytes);
  const renderings = createRenderings();
  let cachedVersion = currentVersion();

  function startVersion(version: string): void {
    pages.clear();
    idle.clear();
    cachedVersion = version;
  }

  /** Reads the page again, as it may have been dropped since. */
  async function improve(key: string, version: string): Promise<void> {
    const page = pages.of(key).get(key);
    if (cachedVersion !== version || page?.kind !== "document") return;
    const better = await withBestBrotli(page);
    if (cachedVersion === version && pages.of(key).has(key))
      pages.of(key).set(key, better);
  }

  function keep(key: string, version: string, page: RenderedPage): void {
    if (version !== cachedVersion || version !== currentVersion()) return;
    pages.of(key).set(key, page);
    // Compressing well takes long, and addresses with a query are endless.
    if (page.kind === "document" && !key.includes("?"))
      idle.add(() => improve(key, version));
  }

  async function renderAndKeep(key: string, version: string, render: Render) {
    const page = await render();
    const cacheable = isCacheable(key, page);
    count(cacheable ? "miss" : "uncached");
    if (cacheable) keep(key, version, page);
    return page;
  }

  return {
    async get(key, version, render) {
      if (version !== cachedVersion) startVersion(version);
      const cached = pages.of(key).get(key);
      if (cached) {
        count("hit");
        return cached;
      }
      const rendering = `${version} ${key}`;
      const shared = renderings.find(rendering);
      if (shared) {
        count("joined");
        return shared;
      }
      return renderings.start(rendering, () =>
        renderAndKeep(key, version, render),
      );
    },
  };
}
