import type { CollectionName } from "#schema";

/** Where bodies are kept while a build runs, so that memory does not have to hold them all. */
export interface BodyStore {
  /** True when the body's file is there already, with these bytes. */
  has(collection: CollectionName, slug: string, digest: string): boolean;
  /** @param digest SHA-256 of the text, in hexadecimal */
  put(
    collection: CollectionName,
    slug: string,
    text: string,
    digest: string,
  ): void;
}
