import { LRUCache } from "lru-cache";

/** A finished reply in one encoding. */
export interface Reply {
  status: number;
  /** All headers but those of a single request: names and values in turn. */
  head: readonly string[];
  /** The ETag. Undefined for a reply that clients may not keep. */
  tag: string | undefined;
  body: Buffer;
}

/**
 * Visitors can make up any query and any address. Replies to those get a small share of the memory, so that they never
 * push out the others.
 */
const MADE_UP_SHARE = 1 / 6;
/** No reply may take more than this fraction of its cache. */
const MAX_ENTRY_SHARE = 1 / 4;
/** The memory that headers, a key and the cache's own records need for each reply, in bytes. */
const OVERHEAD = 2048;

function open(maxBytes: number) {
  return new LRUCache<string, Reply>({
    maxSize: Math.floor(maxBytes),
    maxEntrySize: Math.floor(maxBytes * MAX_ENTRY_SHARE),
    sizeCalculation: ({ body }, key) => body.length + key.length * 2 + OVERHEAD,
  });
}

/** The finished replies of one version of the content. A new version empties it. */
export function createReplyStore(
  maxBytes: number,
  currentVersion: () => string,
) {
  const known = open(maxBytes * (1 - MADE_UP_SHARE));
  const madeUp = open(maxBytes * MADE_UP_SHARE);
  let stored = currentVersion();

  function enter(version: string): void {
    if (version === stored) return;
    known.clear();
    madeUp.clear();
    stored = version;
  }

  return {
    find(key: string): Reply | undefined {
      enter(currentVersion());
      return known.get(key) ?? madeUp.get(key);
    },
    /** Ignores a reply that was rendered from another version. */
    keep(key: string, version: string, reply: Reply): void {
      enter(currentVersion());
      if (version !== stored) return;
      const isMadeUp = reply.status !== 200 || key.includes("?");
      (isMadeUp ? madeUp : known).set(key, reply);
    },
    usage: () => ({
      bytes: known.calculatedSize + madeUp.calculatedSize,
      entries: known.size + madeUp.size,
    }),
  };
}
