import { join } from "node:path";
import { createFileStamps } from "../cache/file-stamps.ts";
import { cacheDir } from "../cache/cache-dir.ts";
import { openCache, type CompileCache } from "../cache/open-cache.ts";
import { openOutputFiles, type OutputFiles } from "../cache/output-files.ts";
import { createCompileMemory } from "../model/compile-memory.ts";

/** What one build leaves for the next, in the same process or on disk. */
export interface BuildSession {
  memory: CompileCache;
  files: OutputFiles;
}

/**
 * @param useCache false to compile everything anew; what is compiled is still written down for the next run
 * @param keepStamps true in a process that builds again and again: a file is read only when its stamp is new
 */
export function openBuildSession(
  outDir: string,
  { keepStamps = false, useCache = true },
): BuildSession {
  const cache = openCache(outDir);
  const stamps = keepStamps ? { files: createFileStamps() } : {};
  const memory = useCache ? cache : withoutPast(cache);
  return {
    memory: { ...memory, ...stamps },
    files: openOutputFiles(join(cacheDir(outDir), "outputs.json")),
  };
}

/** A cache that takes what is new and gives only that. */
function withoutPast({ entries: cached }: CompileCache): CompileCache {
  const { entries, texts } = createCompileMemory();
  return {
    texts,
    entries: {
      has: entries.has,
      get: (file, digest) => entries.get(file, digest),
      set: (compiled) => entries.set(cached.set(compiled)),
      save: () => cached.save(),
    },
  };
}
