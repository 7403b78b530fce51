import type { DigestMemory } from "../../model/compile-memory.ts";
import { readKept, writeKept } from "./kept-value.ts";

/**
 * Values in a cache file, each by the digest of the file that it was made from. They must survive a round trip through
 * JSON.
 */
export function openDigestCache<Value>(
  path: string,
  isWritten: boolean,
): DigestMemory<Value> {
  let kept: Map<string, Value> | undefined;
  const used = new Set<string>();
  let isChanged = false;
  const open = () =>
    (kept ??= new Map(
      Object.entries(readKept<Record<string, Value>>(path) ?? {}),
    ));
  return {
    get(digest) {
      used.add(digest);
      return open().get(digest);
    },
    set(digest, value) {
      used.add(digest);
      open().set(digest, value);
      isChanged = true;
    },
    save() {
      if (!isWritten || !isChanged) return;
      const all = [...open()];
      // A comparison with git switches between two versions, so more values are kept than one run uses.
      const worth =
        all.length > used.size * 2 + 100
          ? all.filter(([digest]) => used.has(digest))
          : all;
      writeKept(path, Object.fromEntries(worth));
      isChanged = false;
    },
  };
}
