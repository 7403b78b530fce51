import { LRUCache } from "lru-cache";
import { sizeOf, type Answer } from "./answer.ts";

/**
 * Visitors can make up any query and any address. Answers to those get small shares of the memory, so that they never
 * push out the others. Bots request the same missing pages all the time.
 */
const SHARES = { plain: 27 / 32, query: 4 / 32, missing: 1 / 32 };
/** No answer may take more than this fraction of its cache. */
const MAX_ENTRY_SHARE = 1 / 4;
/** The memory that a key and the cache's own records need for each answer, in bytes. */
const ENTRY_OVERHEAD = 512;

/** Finished answers of one version of the content, by key. */
export interface AnswerStore {
  /** The content version of the stored answers. */
  version(): string;
  /** Empties the store if its content version is another one. */
  enter(version: string): void;
  find(key: string): Answer | undefined;
  /** Adds an answer, or more encodings of it. Ignores an answer of an older version. */
  keep(key: string, version: string, answer: Answer): void;
  usage(): { bytes: number; entries: number };
}

/** Separate caches for addresses without a query, addresses with one, and addresses that do not exist. */
function openCaches(maxBytes: number) {
  const open = (share: number) =>
    new LRUCache<string, Answer>({
      maxSize: Math.floor(maxBytes * share),
      maxEntrySize: Math.floor(maxBytes * share * MAX_ENTRY_SHARE),
      sizeCalculation: (answer, key) =>
        sizeOf(answer) + key.length * 2 + ENTRY_OVERHEAD,
    });
  return {
    plain: open(SHARES.plain),
    query: open(SHARES.query),
    missing: open(SHARES.missing),
  };
}

const isMissing = (answer: Answer) =>
  answer.kind === "document" && answer.status !== 200;

/** The answer with the encodings of both. */
function merge(answer: Answer, known: Answer | undefined): Answer {
  if (known === undefined || answer.kind === "redirect") return answer;
  if (known.kind === "redirect" || known.digest !== answer.digest)
    return answer;
  return { ...answer, bodies: { ...known.bodies, ...answer.bodies } };
}

/** @param currentVersion the current version of the content */
export function createAnswerStore(
  maxBytes: number,
  currentVersion: () => string,
): AnswerStore {
  const { plain, query, missing } = openCaches(maxBytes);
  const all = [plain, query, missing];
  const cacheOf = (key: string) => (key.includes("?") ? query : plain);
  let stored = currentVersion();
  return {
    version: () => stored,
    enter(version) {
      if (version === stored) return;
      for (const cache of all) cache.clear();
      stored = version;
    },
    find(key) {
      if (currentVersion() !== stored) return undefined;
      return cacheOf(key).get(key) ?? missing.get(key);
    },
    keep(key, version, answer) {
      if (version !== stored || version !== currentVersion()) return;
      const cache = isMissing(answer) ? missing : cacheOf(key);
      cache.set(key, merge(answer, cache.peek(key)));
    },
    usage: () => ({
      bytes: all.reduce((sum, cache) => sum + cache.calculatedSize, 0),
      entries: all.reduce((sum, cache) => sum + cache.size, 0),
    }),
  };
}
