import { watch, type FSWatcher } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Editors write a file in several steps: this is how long to wait for the last of them. */
const SETTLE_MS = 20;
/** The slow look that finds what the system failed to tell. */
const POLL_MS = 1000;

/** Absolute paths that may have changed; undefined when it can be anything. */
export type ChangedPaths = ReadonlySet<string> | undefined;

/**
 * Calls back after each change below the folders, until it is stopped. Events of the system come first; because they
 * are lost on some file systems and for some new folders, a slow poll looks too. A folder may be missing for now.
 * @returns stops it
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (paths: ChangedPaths) => void,
): () => void {
  let settle: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let stopped = false;
  let last: string | undefined;
  let touched: Set<string> | undefined = new Set<string>();
  const watchers: FSWatcher[] = [];
  for (const folder of folders) open(folder);
  void look();
  return () => {
    stopped = true;
    clearTimeout(settle);
    clearTimeout(poll);
    for (const watcher of watchers) watcher.close();
  };

  function open(folder: string): void {
    try {
      const watcher = watch(folder, { recursive: true }, (_, name) =>
        touch(name === null ? undefined : join(folder, name)),
      );
      // The folder was removed, or the system has no watches left: the poll goes on.
      watcher.on("error", () => watcher.close());
      watchers.push(watcher);
    } catch {
      // A folder that is not there yet cannot be watched; the poll finds it.
    }
  }

  function touch(path: string | undefined): void {
    if (path === undefined) touched = undefined;
    else touched?.add(path);
    clearTimeout(settle);
    settle = setTimeout(() => {
      if (stopped) return;
      const paths = touched;
      touched = new Set();
      onChange(paths);
    }, SETTLE_MS);
  }

  async function look(): Promise<void> {
    const began = performance.now();
    const state = await describeFolders(folders);
    if (stopped) return;
    if (last !== undefined && last !== state) touch(undefined);
    last = state;
    const took = performance.now() - began;
    poll = setTimeout(() => void look(), Math.max(POLL_MS, took * 20));
  }
}

/** Names, sizes and times of everything below the folders: it differs when anything has changed. */
async function describeFolders(folders: readonly string[]): Promise<string> {
  const files = await listStamps(folders);
  const lines = [...files].map(([path, stamp]) => `${path}:${stamp}`);
  return lines.toSorted().join("\n");
}

/** Size, time and identity of everything below the folders, by absolute path. */
export async function listStamps(
  folders: readonly string[],
): Promise<Map<string, string>> {
  const stamps = new Map<string, string>();
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const stamp = await stampOf(path);
        if (stamp !== undefined) stamps.set(path, stamp);
      }),
    );
  }
  return stamps;
}

/** Undefined for what is not there; of a folder it says no more: what comes and goes in it has stamps of its own. */
export async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  if (found.isDirectory()) return "folder";
  return `file:${found.size}:${found.mtimeMs}:${found.ctimeMs}:${found.ino}`;
}
