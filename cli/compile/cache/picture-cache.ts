import type { PictureFacts, PictureMemory } from "../../model/picture.ts";
import { readSealed, writeSealed } from "./cache-file.ts";

interface Kept {
  key: string;
  facts: Record<string, PictureFacts>;
}

/**
 * Facts about pictures in a cache file, so that each picture is decoded once.
 * @param key identifies the tool that read the facts. Facts with another key are ignored
 */
export function openPictureCache(
  path: string,
  { isWritten = true, key }: { key: string; isWritten?: boolean },
): PictureMemory {
  let kept: Map<string, PictureFacts> | undefined;
  const used = new Set<string>();
  let isChanged = false;
  const open = () => (kept ??= readFacts(path, key));
  return {
    get(digest) {
      used.add(digest);
      return open().get(digest);
    },
    set(digest, facts) {
      used.add(digest);
      open().set(digest, facts);
      isChanged = true;
    },
    save() {
      if (!isWritten || !isChanged) return;
      const all = [...open()];
      // A comparison with git switches between two versions, so more facts are kept than one run uses.
      const worth =
        all.length > used.size * 2 + 100
          ? all.filter(([digest]) => used.has(digest))
          : all;
      writeSealed(path, {
        key,
        facts: Object.fromEntries(worth),
      } satisfies Kept);
      isChanged = false;
    },
  };
}

function readFacts(path: string, key: string): Map<string, PictureFacts> {
  const kept = parseKept(readSealed(path));
  return new Map(kept?.key === key ? Object.entries(kept.facts) : []);
}

/** Reads what `save` wrote. */
function parseKept(value: unknown): Kept | undefined {
  return value as Kept | undefined;
}
