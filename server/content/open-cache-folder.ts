import { accessSync, constants, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of data that can be rebuilt: `cache` in the data folder, or a temporary folder if that is read-only. */
export function openCacheFolder(dataDir: string): string {
  const folder = join(dataDir, "cache");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), "northlark-cache-"));
  }
}
