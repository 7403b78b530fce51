import { LRUCache } from "lru-cache";
import { sizeOf, type Answer } from "./answer.ts";

/** Visitors can make up any query: answers to one get a small share, so that they never push out the others. */
const QUERY_SHARE = 1 / 8;
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

/** Two caches: answers to addresses with a query, and the others. */
function openCaches(maxBytes: number) {
  const open = (share: number) =>
    new LRUCache<string, Answer>({
      maxSize: Math.floor(maxBytes * share),
      maxEntrySize: Math.floor(maxBytes * share * MAX_ENTRY_SHARE),
      sizeCalculation: (answer, key) =>
        sizeOf(answer) + key.length * 2 + ENTRY_OVERHEAD,
    });
  return { query: open(QUERY_SHARE), plain: open(1 - QUERY_SHARE) };
}

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
  const { query, plain } = openCaches(maxBytes);
  const cacheOf = (key: string) => (key.includes("?") ? query : plain);
  let stored = currentVersion();
  return {
    version: () => stored,
    enter(version) {
      if (version === stored) return;
      query.clear();
      plain.clear();
      stored = version;
    },
    find(key) {
      return currentVersion() === stored ? cacheOf(key).get(key) : undefined;
    },
    keep(key, version, answer) {
      if (version !== stored || version !== currentVersion()) return;
      const cache = cacheOf(key);
      cache.set(key, merge(answer, cache.peek(key)));
    },
    usage: () => ({
      bytes: query.calculatedSize + plain.calculatedSize,
      entries: query.size + plain.size,
    }),
  };
}
