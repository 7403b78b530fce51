import type { CollectionName } from "#schema";

/** Stores bodies during a build, so that they need not all be in memory. */
export interface BodyStore {
  /** True if the body has been stored with these bytes, by this build or an earlier one. */
  has(collection: CollectionName, slug: string, digest: string): boolean;
  /**
   * @param bytes valid only during the call
   * @param digest SHA-256 of the bytes, in hexadecimal
   */
  put(
    collection: CollectionName,
    slug: string,
    bytes: Buffer,
    digest: string,
  ): void;
}
