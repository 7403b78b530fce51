import { join } from "node:path";

/** The folder of caches in an output folder: made by the tool, of no use to anybody else, and safe to remove. */
export function cacheDir(outDir: string): string {
  return join(outDir, "cache");
}
