import { LRUCache } from "lru-cache";
import { sizeOf, type Answer } from "./answer.ts";

/**
 * Visitors can make up any query and any address: answers to those get small shares, so that they never push out the
 * others. Programs ask for the same missing pages all the time.
 */
const SHARES = { plain: 27 / 32, query: 4 / 32, missing: 1 / 32 };
/** No answer may push out more than this share of the others. */
const MAX_ENTRY_SHARE = 1 / 4;
/** What a key and the cache's own records cost beside the answer, in bytes. */
const ENTRY_OVERHEAD = 512;

/** Finished answers of one version of the content, by their key. */
export interface AnswerStore {
  /** The version whose answers are here. */
  version(): string;
  /** Empties the store if the content has another version. */
  enter(version: string): void;
  find(key: string): Answer | undefined;
  /** Adds an answer, or more encodings of it. An answer of an older version is left out. */
  keep(key: string, version: string, answer: Answer): void;
  usage(): { bytes: number; entries: number };
}

/** Caches of answers to addresses without a query, with one, and of those that do not exist. */
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

/** The answer with the bodies of both. */
function merge(answer: Answer, known: Answer | undefined): Answer {
  if (known === undefined || answer.kind === "redirect") return answer;
  if (known.kind === "redirect" || known.digest !== answer.digest)
    return answer;
  return { ...answer, bodies: { ...known.bodies, ...answer.bodies } };
}

/** @param currentVersion of the content at this moment */
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
