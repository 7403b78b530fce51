import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { ContentReader } from "#contract";
import {
  entryBody,
  slugPattern,
  type CollectionName,
  type EntryBody,
} from "#schema";

/** Identifies a body by the digest of its file, so a body never changes under its digest. */
export interface BodyAddress {
  collection: CollectionName;
  slug: string;
  bodyDigest: string;
}

export interface BodyStore {
  /** The body, or undefined if its file is missing or has another digest. */
  read(address: BodyAddress): Promise<EntryBody | undefined>;
}

/** Asks a newer reader if the body on disk does not match the index. */
export type Recover = <Answer>(
  ask: (reader: ContentReader) => Promise<Answer>,
) => Promise<Answer>;

/** Finished pages are cached elsewhere, so a body is rarely read twice. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Reads bodies from `<folder>/<collection>/<slug>.json` when they are needed, and caches them. */
export function createBodyStore(
  folder: string,
  maxBytes = MAX_BYTES,
): BodyStore {
  const cache = new LRUCache<string, EntryBody>({ maxSize: maxBytes });
  return {
    async read({ collection, slug, bodyDigest }) {
      const known = cache.get(bodyDigest);
      // With this check, a manipulated index cannot name a file outside the folder.
      if (known || !slugPattern.test(slug)) return known;
      const file = join(folder, collection, `${slug}.json`);
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) return undefined;
      const digest = createHash("sha256").update(bytes).digest("hex");
      if (digest !== bodyDigest) return undefined;
      const body = entryBody.parse(JSON.parse(bytes.toString("utf8")));
      cache.set(digest, body, { size: bytes.length * 2 });
      return body;
    },
  };
}
