import { join } from "node:path";
import type { CompileMemory } from "../../model/compile-memory.ts";
import { cacheDir } from "./cache-dir.ts";
import { openEntryCache, type EntryCache } from "./entry-cache.ts";
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
  const path = join(cacheDir(outDir), "entries.jsonl");
  const entries = openEntryCache(path, { key: readToolKey(), isWritten });
  return { entries, texts: new Map() };
}
