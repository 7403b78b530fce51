import { join } from "node:path";

/** The folder of caches in an output folder: made by the tool, of no use to anybody else, and safe to remove. */
export function cacheDir(outDir: string): string {
  return join(outDir, "cache");
}

/** Names the process that keeps an output folder up to date. */
export function watcherFile(outDir: string): string {
  return join(cacheDir(outDir), "watcher.json");
}
