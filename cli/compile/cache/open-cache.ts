import { join } from "node:path";
import type { CompileMemory } from "../../model/compile-memory.ts";
import { cacheDir } from "./cache-dir.ts";
import { openEntryCache, type EntryCache } from "./entry-cache.ts";
import { openPictureCache } from "./picture-cache.ts";
import { readToolKey } from "./tool-key.ts";

/** A memory that outlives the run. */
export interface CompileCache extends CompileMemory {
  entries: EntryCache;
}

/**
 * What earlier runs have compiled into an output folder, whichever command they were.
 * @param isWritten false for a command that leaves nothing behind
 */
export function openCache(
  outDir: string,
  { isWritten = true } = {},
): CompileCache {
  const folder = cacheDir(outDir);
  const options = { key: readToolKey(), isWritten };
  return {
    entries: openEntryCache(join(folder, "entries.jsonl"), options),
    pictures: openPictureCache(join(folder, "pictures.json"), options),
    texts: new Map(),
  };
}
