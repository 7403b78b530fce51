import { watch, type FSWatcher } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Editors write a file in several steps: this is how long to wait for the last of them. */
const SETTLE_MS = 40;
/** The slow look that finds what the system failed to tell. */
const POLL_MS = 1000;

/**
 * Calls back after each change below the folders, until it is stopped. Events of the system come first; because they
 * are lost on some file systems and for some new folders, a slow poll looks too. A folder may be missing for now.
 * @returns stops it
 */
export function watchFolders(
  folders: readonly string[],
  onChange: () => void,
): () => void {
  let settle: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let stopped = false;
  let last: string | undefined;
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
      const watcher = watch(folder, { recursive: true }, touched);
      // The folder was removed, or the system has no watches left: the poll goes on.
      watcher.on("error", () => watcher.close());
      watchers.push(watcher);
    } catch {
      // A folder that is not there yet cannot be watched; the poll finds it.
    }
  }

  function touched(): void {
    clearTimeout(settle);
    settle = setTimeout(() => {
      if (!stopped) onChange();
    }, SETTLE_MS);
  }

  async function look(): Promise<void> {
    const began = performance.now();
    const state = await describeFolders(folders);
    if (stopped) return;
    if (last !== undefined && last !== state) touched();
    last = state;
    const took = performance.now() - began;
    poll = setTimeout(() => void look(), Math.max(POLL_MS, took * 20));
  }
}

/** Names, sizes and times of everything below the folders: it differs when anything has changed. */
export async function describeFolders(
  folders: readonly string[],
): Promise<string> {
  const lines: string[] = [];
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const facts = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => undefined);
        return `${name}:${found?.size}:${found?.mtimeMs}:${found?.ino}`;
      }),
    );
    lines.push(folder, ...facts.toSorted());
  }
  return lines.join("\n");
}
