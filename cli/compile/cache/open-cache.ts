import { join } from "node:path";
import type { CompileMemory } from "../../model/compile-memory.ts";
import { cacheDir, entriesFile } from "./cache-dir.ts";
import { openEntryCache, type EntryCache } from "./entry-cache.ts";
import { openDigestCache } from "./digest-cache.ts";
import { readToolKey } from "./tool-key.ts";

/** A compile memory that is kept between runs. */
export interface CompileCache extends CompileMemory {
  entries: EntryCache;
}

/**
 * What earlier runs of any command have compiled into an output folder.
 * @param isWritten false for a command that must not write
 */
export function openCache(
  outDir: string,
  { isWritten = true } = {},
): CompileCache {
  const folder = cacheDir(outDir);
  const options = { key: readToolKey(), isWritten };
  return {
    entries: openEntryCache(entriesFile(outDir), options),
    pictures: openDigestCache(join(folder, "pictures.json"), isWritten),
    yaml: openDigestCache(join(folder, "yaml.json"), isWritten),
    texts: new Map(),
  };
}
