import type { CacheOutcome } from "../metrics/metrics.ts";
import {
  readPlain,
  toDocumentAnswer,
  withBestBrotli,
  withEncoding,
  type Answer,
  type AnswerBody,
  type DocumentAnswer,
  type FileAnswer,
  type PlainDocument,
  type RedirectAnswer,
} from "./answer.ts";
import { createAnswerStore, type AnswerStore } from "./answer-store.ts";
import type { Encoding } from "./content-encoding.ts";
import type { IdleQueue } from "./idle-queue.ts";
import { shareByKey } from "./share-by-key.ts";

const MAX_KEY_LENGTH = 512;

export type Render = () => Promise<PlainDocument | RedirectAnswer>;

/** What a client asks for: one answer in one encoding. */
interface Asked {
  key: string;
  /** Version of the content that `render` reads. A new version empties the cache. */
  version: string;
  encoding: Encoding;
  render: Render;
}

type Made = Promise<DocumentAnswer | RedirectAnswer>;

/** Finished answers of one version of the content. */
export interface AnswerCache {
  /**
   * Returns the cached answer or the result of `render`. Concurrent requests for the same answer share one rendering.
   */
  get(asked: Asked): Made;
  /** The answer if it is cached. */
  find(key: string): Answer | undefined;
  /** Counts a reply that was sent from the cache. The process compresses its body better when it is idle. */
  countHit(key: string, body: AnswerBody): void;
  /** Adds a file, or another encoding of it. It is kept until the content changes. */
  keepFile(key: string, file: FileAnswer): void;
  usage(): { bytes: number; entries: number };
}

/** Caches nothing and renders every answer. For sources that change without a new content version. */
export const noAnswerCache: AnswerCache = {
  async get({ encoding, render }) {
    const made = await render();
    if (made.kind === "redirect") return made;
    return withEncoding(toDocumentAnswer(made), encoding, made.bytes);
  },
  find: () => undefined,
  countHit: () => undefined,
  keepFile: () => undefined,
  usage: () => ({ bytes: 0, entries: 0 }),
};

/** Server errors and provisional answers are not cached, and neither are answers with very long keys. */
function isCacheable(key: string, made: PlainDocument | RedirectAnswer) {
  const isKept =
    made.kind === "redirect" ||
    ([200, 404, 410].includes(made.status) && made.isProvisional !== true);
  return isKept && key.length <= MAX_KEY_LENGTH;
}

function doesExist(made: PlainDocument | RedirectAnswer): boolean {
  return made.kind === "redirect" || made.status === 200;
}

/** Renders the answers that the store lacks and adds missing encodings. */
function createMaker(
  store: AnswerStore,
  count: (outcome: CacheOutcome) => void,
) {
  const renderings = shareByKey<Awaited<ReturnType<Render>>>();
  const encodings = shareByKey<Awaited<Made>>();

  async function make({ key, version, encoding, render }: Asked): Made {
    const made = await renderings(`${version} ${key}`, render);
    count(doesExist(made) ? "miss" : "uncached");
    const answer =
      made.kind === "redirect"
        ? made
        : await withEncoding(toDocumentAnswer(made), encoding, made.bytes);
    if (isCacheable(key, made)) store.keep(key, version, answer);
    return answer;
  }

  async function recode(asked: Asked, known: DocumentAnswer): Made {
    count("hit");
    const plain = await readPlain(known);
    const answer = await withEncoding(known, asked.encoding, plain);
    store.keep(asked.key, asked.version, answer);
    return answer;
  }

  return (asked: Asked, known: DocumentAnswer | undefined): Made =>
    encodings(
      `${asked.version} ${asked.encoding} ${asked.key}`,
      () => (known ? recode(asked, known) : make(asked)),
      () => count("joined"),
    );
}

interface CacheOptions {
  maxBytes: number;
  /** Read after rendering: an answer that was rendered while the content changed is sent, but not cached. */
  currentVersion: () => string;
  idle: IdleQueue;
  count: (outcome: CacheOutcome) => void;
}

/** Keeps finished answers up to `maxBytes`, each compressed once for each encoding that clients ask for. */
export function createAnswerCache(options: CacheOptions): AnswerCache {
  const { maxBytes, currentVersion, idle, count } = options;
  const store = createAnswerStore(maxBytes, currentVersion);
  const make = createMaker(store, count);

  /** Reads the answer again, because the cache may have dropped it since. */
  async function improve(key: string, version: string): Promise<void> {
    const answer = store.find(key);
    if (store.version() !== version || answer?.kind !== "document") return;
    const better = await withBestBrotli(answer);
    if (store.find(key)) store.keep(key, version, better);
  }

  function countHit(key: string, body: AnswerBody): void {
    count("hit");
    // Good compression takes long, and there is no limit to the number of addresses with a query.
    if (!body.canImprove || key.includes("?")) return;
    body.canImprove = false;
    const version = store.version();
    idle.add(() => improve(key, version));
  }

  return {
    find: store.find,
    countHit,
    async get(asked) {
      const { key, version, encoding } = asked;
      if (version !== store.version()) idle.clear();
      store.enter(version);
      const known = store.find(key);
      if (known?.kind === "redirect") {
        count("hit");
        return known;
      }
      const document = known?.kind === "document" ? known : undefined;
      const body = document?.bodies[encoding];
      if (!document || !body) return make(asked, document);
      countHit(key, body);
      return document;
    },
    keepFile: (key, file) => store.keep(key, store.version(), file),
    usage: store.usage,
  };
}
