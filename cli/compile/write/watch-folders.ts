import { readdirSync, statSync, watch, type FSWatcher } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** How long to wait after an event, because editors write a file in several steps. */
const SETTLE_MS = 20;
/** How often to look for changes for which the system sent no event. */
const POLL_MS = 1000;

/** Absolute paths that may have changed; undefined when it can be anything. */
export type ChangedPaths = ReadonlySet<string> | undefined;

/**
 * Calls back after each change below the folders, until it is stopped. It uses the system's events, and a slow poll,
 * because events are lost on some file systems and for some new folders. A folder may be missing at first. A path may
 * also be a file, which only the poll watches.
 * @returns a function that stops watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (paths: ChangedPaths) => void,
): () => void {
  let settle: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let stopped = false;
  let last: ReadonlyMap<string, string> | undefined;
  let touched: Set<string> | undefined = new Set<string>();
  const watched = new Map<string, { ino: number; watcher: FSWatcher }>();
  for (const folder of folders) follow(folder);
  void look();
  return () => {
    stopped = true;
    clearTimeout(settle);
    clearTimeout(poll);
    for (const { watcher } of watched.values()) watcher.close();
  };

  /**
   * Watches a folder and its subfolders one by one: Node's recursive watch reads all names of a folder again for each
   * file that changes.
   */
  function follow(path: string): void {
    const facts = statSync(path, { throwIfNoEntry: false });
    const before = watched.get(path);
    if (facts?.isDirectory() && before?.ino === facts.ino) return;
    before?.watcher.close();
    watched.delete(path);
    if (!facts?.isDirectory()) return;
    try {
      const watcher = watch(path, (_, name) => {
        touch(name === null ? undefined : join(path, name));
        if (name !== null) follow(join(path, name));
      });
      // The folder was removed, or the system has no watches left. The poll still works.
      watcher.on("error", () => watcher.close());
      watched.set(path, { ino: facts.ino, watcher });
      for (const item of readdirSync(path, { withFileTypes: true }))
        if (item.isDirectory()) follow(join(path, item.name));
    } catch {
      // The folder has been removed. The poll finds it if it comes back.
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
    const stamps = await listStamps(folders);
    if (stopped) return;
    for (const folder of folders) follow(folder);
    for (const [path, stamp] of stamps) if (stamp === FOLDER) follow(path);
    for (const path of differences(last ?? stamps, stamps)) touch(path);
    last = stamps;
    const pause = Math.max(POLL_MS, (performance.now() - began) * 20);
    poll = setTimeout(() => void look(), pause);
  }
}

/** The paths that only one of two listings has, or that have another stamp. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

const FOLDER = "folder";

/** Size, time and identity of everything below the folders, by absolute path. */
export async function listStamps(
  folders: readonly string[],
): Promise<Map<string, string>> {
  const stamps = new Map<string, string>();
  for (const folder of folders) {
    const items = await readdir(folder, {
      recursive: true,
      withFileTypes: true,
    }).catch(() => undefined);
    const own = items ? undefined : await stampOf(folder);
    if (own !== undefined) stamps.set(folder, own);
    await Promise.all(
      (items ?? []).map(async ({ name, parentPath }) => {
        const path = join(parentPath, name);
        const stamp = await stampOf(path);
        if (stamp !== undefined) stamps.set(path, stamp);
      }),
    );
  }
  return stamps;
}

/** Undefined if there is no file. A folder has a constant stamp, because its files have their own. */
export async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  if (found.isDirectory()) return FOLDER;
  return `file:${found.size}:${found.mtimeMs}:${found.ctimeMs}:${found.ino}`;
}
