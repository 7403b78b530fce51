import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Preview } from "#schema";
import { AppError } from "../../app-error.ts";
import { cacheDir, watcherFile } from "../cache/cache-dir.ts";
import { makeCacheFolder } from "../cache/cache-file.ts";

/** The process that watches an output folder, as recorded by itself. */
export interface Watcher {
  pid: number;
  host: string;
  preview: Preview;
}

const WATCHER_LOCK = "watcher.lock";
/** How often a build looks whether another one has ended, in milliseconds. */
const LOOK_MS = 100;

/**
 * Locks an empty SQLite database. The system releases the lock when the process ends for any reason, so no lock is
 * ever stale.
 * @returns a function that releases the lock; undefined while another process has it
 */
function lock(outDir: string, name: string): (() => void) | undefined {
  let database: DatabaseSync | undefined;
  try {
    makeCacheFolder(cacheDir(outDir));
    database = new DatabaseSync(join(cacheDir(outDir), name), { timeout: 0 });
    database.exec("begin exclusive");
    const held = database;
    return () => held.close();
  } catch (error) {
    database?.close();
    const isHeld =
      error instanceof Error && /database is locked/u.test(error.message);
    // Some network file systems have no locks, and some folders cannot be written. There, two are not kept apart.
    return isHeld ? undefined : () => {};
  }
}

/**
 * Waits until no other build writes into an output folder.
 * @param onWait called once if there is another one
 * @returns a function that lets the next one begin
 * @throws the reason of an aborted signal
 */
export async function lockOutput(
  outDir: string,
  onWait: () => void,
  signal: AbortSignal | undefined,
): Promise<() => void> {
  for (let looks = 0; ; looks++) {
    const unlock = lock(outDir, "build.lock");
    if (unlock) return unlock;
    if (looks === 0) onWait();
    await setTimeout(LOOK_MS);
    signal?.throwIfAborted();
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
  const unlock = lock(outDir, WATCHER_LOCK);
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
  const unlock = watcher && lock(outDir, WATCHER_LOCK);
  unlock?.();
  return unlock ? undefined : watcher;
}
