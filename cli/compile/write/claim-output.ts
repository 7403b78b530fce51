import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Preview } from "#schema";
import { AppError } from "../../app-error.ts";
import { cacheDir, watcherFile } from "../cache/cache-dir.ts";

/** The process that watches an output folder, as recorded by itself. */
export interface Watcher {
  pid: number;
  host: string;
  preview: Preview;
}

const lockFile = (outDir: string) => join(cacheDir(outDir), "watcher.lock");

/**
 * Locks an empty SQLite database. The system releases the lock when the process ends for any reason, so no lock is
 * ever stale.
 * @returns a function that releases the lock; undefined while another process has it
 */
function lock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("begin exclusive");
    return () => database.close();
  } catch (error) {
    database.close();
    const isHeld =
      error instanceof Error && /database is locked/u.test(error.message);
    // Some network file systems have no locks. There, two watchers cannot be detected.
    return isHeld ? undefined : () => {};
  }
}

function readWatcher(outDir: string): Watcher | undefined {
  try {
    return JSON.parse(readFileSync(watcherFile(outDir), "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Claims an output folder for one watcher.
 * @returns a function that releases the claim
 * @throws AppError `output-watched` while another process has it
 */
export function claimOutput(outDir: string, preview: Preview): () => void {
  mkdirSync(cacheDir(outDir), { recursive: true });
  const unlock = lock(lockFile(outDir));
  if (!unlock) {
    const other = readWatcher(outDir);
    const name = other ? `Process ${other.pid} on ${other.host}` : "A process";
    throw new AppError(
      "output-watched",
      `${name} is already watching content and writing to "${outDir}".`,
      { hint: "Stop it, or write to another folder with --out DIR." },
    );
  }
  const watcher: Watcher = { pid: process.pid, host: hostname(), preview };
  writeFileSync(watcherFile(outDir), `${JSON.stringify(watcher)}\n`);
  return () => {
    rmSync(watcherFile(outDir), { force: true });
    unlock();
  };
}

/** The process that watches an output folder right now. */
export function findWatcher(outDir: string): Watcher | undefined {
  const watcher = readWatcher(outDir);
  const unlock = watcher && lock(lockFile(outDir));
  unlock?.();
  return unlock ? undefined : watcher;
}
