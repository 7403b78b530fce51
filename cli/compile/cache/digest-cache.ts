import type { DigestMemory } from "../../model/compile-memory.ts";
import { readSealed, writeSealed } from "./cache-file.ts";

interface Kept<Value> {
  key: string;
  values: Record<string, Value>;
}

/**
 * Values in a cache file, each by the digest of the file that it was made from. They must survive a round trip through
 * JSON.
 * @param key identifies the tool that made the values. Those with another key are ignored
 */
export function openDigestCache<Value>(
  path: string,
  { isWritten = true, key }: { key: string; isWritten?: boolean },
): DigestMemory<Value> {
  let kept: Map<string, Value> | undefined;
  const used = new Set<string>();
  let isChanged = false;
  const open = () => (kept ??= readValues(path, key));
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
      const values = Object.fromEntries(worth);
      writeSealed(path, { key, values } satisfies Kept<Value>);
      isChanged = false;
    },
  };
}

function readValues<Value>(path: string, key: string): Map<string, Value> {
  const kept = parseKept<Value>(readSealed(path));
  return new Map(kept?.key === key ? Object.entries(kept.values) : []);
}

/** Reads what `save` wrote. */
function parseKept<Value>(value: unknown): Kept<Value> | undefined {
  return value as Kept<Value> | undefined;
}
