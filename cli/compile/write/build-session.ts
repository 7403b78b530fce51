import { join } from "node:path";
import { createFileStamps } from "../cache/file-stamps.ts";
import { cacheDir } from "../cache/cache-dir.ts";
import { readChecked } from "../cache/checked-folder.ts";
import { openCache, type CompileCache } from "../cache/open-cache.ts";
import { openOutputFiles, type OutputFiles } from "../cache/output-files.ts";
import { createCompileMemory } from "../../model/compile-memory.ts";
import { isText } from "../cache/list-folders.ts";
import { listOutput, onlyOurs } from "../list-output.ts";
import { outputFolders } from "../output-folders.ts";
import type { FinishedBuild } from "./build-base.ts";
import { watchOutput } from "./watch-output.ts";

/** What one build keeps for the next, in memory or on disk. */
export interface BuildSession {
  memory: CompileCache;
  files: OutputFiles;
  /** The last build of this process, if its output is complete. */
  finished?: FinishedBuild | undefined;
  /** The files of the output that this tool may have written, besides these. */
  listOthers(names: ReadonlySet<string>): readonly string[];
  /** Sets which files the next build checks. Undefined if files may have been added or removed. */
  lookAt(paths: ReadonlySet<string> | undefined): void;
  /** Stops watching. */
  close(): void;
}

/**
 * @param useCache false to compile everything again. The results are still saved for the next run
 * @param keepStamps true in a process that builds repeatedly: a file is read only if its stamp is new
 */
export function openBuildSession(
  outDir: string,
  { keepStamps = false, useCache = true },
): BuildSession {
  const cache = openCache(outDir);
  const memory = useCache
    ? { ...cache, checked: readChecked(outDir) }
    : { ...withoutPast(cache), checked: undefined };
  const files = openOutputFiles(join(cacheDir(outDir), "outputs.json"));
  const readOthers = (names: ReadonlySet<string>) =>
    listOutput(outDir, outputFolders).filter((name) => !names.has(name));
  if (!keepStamps)
    return {
      memory,
      files,
      listOthers: readOthers,
      lookAt: () => {},
      close: () => {},
    };
  const output = watchOutput(outDir, (name) => files.suspect(name));
  // Before the first build checks them, so that the second one need not check all of them again.
  output.follow(new Set(files.names()));
  const stamps = createFileStamps();
  const lasting: CompileCache = {
    ...memory,
    files: stamps,
    listing: undefined,
  };
  return {
    memory: lasting,
    files: {
      ...files,
      recheck(out) {
        const isChanged = files.recheck(out);
        // The other process may have written into folders that are not watched.
        if (isChanged) output.list();
        return isChanged;
      },
      save(out, names) {
        files.save(out, names);
        output.follow(names);
      },
    },
    listOthers(names) {
      const others = output.list()?.filter((name) => !names.has(name));
      return others ? onlyOurs(others, outputFolders) : readOthers(names);
    },
    close: () => output.close(),
    lookAt(paths) {
      stamps.lookAt(paths);
      if (paths === undefined || ![...paths].every(isText))
        lasting.listing = undefined;
    },
  };
}

/** A cache that stores results but returns only those of this run. */
function withoutPast({
  entries: cached,
  pictures,
  yaml,
}: CompileCache): CompileCache {
  const { entries, texts } = createCompileMemory();
  return {
    texts,
    pictures: pictures && { ...pictures, get: () => undefined },
    yaml: yaml && { ...yaml, get: () => undefined },
    entries: {
      has: entries.has,
      get: (file, digest) => entries.get(file, digest),
      set: (compiled) => entries.set(cached.set(compiled)),
      flush: () => cached.flush(),
      save: () => cached.save(),
    },
  };
}
