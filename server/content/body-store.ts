import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { entryBody, type CollectionName, type EntryBody } from "#schema";

/** Which body: the digest is that of the file's bytes, so a body never changes under its digest. */
export interface BodyAddress {
  collection: CollectionName;
  slug: string;
  bodyDigest: string;
}

export interface BodyStore {
  /** The body, or undefined when its file is missing or is another one than the index names. */
  read(address: BodyAddress): Promise<EntryBody | undefined>;
}

/** Letters, digits and hyphens: an index that was tampered with names no file outside the folder. */
const SAFE_NAME = /^[a-z0-9][a-z0-9-]*$/u;

/** Reads bodies from `<folder>/<collection>/<slug>.json` when they are first asked for, and keeps the used ones. */
export function createBodyStore(
  folder: string,
  maxBytes = 32 * 1024 * 1024,
): BodyStore {
  const cache = new LRUCache<string, EntryBody>({ maxSize: maxBytes });

  async function readVerified(
    address: BodyAddress,
  ): Promise<EntryBody | undefined> {
    if (!SAFE_NAME.test(address.slug)) return undefined;
    let bytes: Buffer;
    try {
      bytes = await readFile(
        join(folder, address.collection, `${address.slug}.json`),
      );
    } catch {
      return undefined;
    }
    const digest = createHash("sha256").update(bytes).digest("hex");
    if (digest !== address.bodyDigest) return undefined;
    const body = entryBody.parse(JSON.parse(bytes.toString("utf8")));
    cache.set(digest, body, { size: bytes.length * 2 });
    return body;
  }

  return {
    async read(address) {
      return cache.get(address.bodyDigest) ?? (await readVerified(address));
    },
  };
}
