import { join } from "node:path";

/** The cache folder inside an output folder. Only this tool uses it, and it is safe to delete. */
export function cacheDir(outDir: string): string {
  return join(outDir, "cache");
}

/** The SQLite file with everything that was read and compiled. */
export function cacheFile(outDir: string): string {
  return join(cacheDir(outDir), "compiled.sqlite");
}

/** The file that names the process which watches and rebuilds an output folder. */
export function watcherFile(outDir: string): string {
  return join(cacheDir(outDir), "watcher.json");
}
