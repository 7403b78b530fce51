import { statSync, watch, type FSWatcher } from "node:fs";
import { dirname, join } from "node:path";

export interface OutputWatch {
  /** Watches the folders of these files too, and reports every file in a folder that was not watched before. */
  follow(names: ReadonlySet<string>): void;
  close(): void;
}

/**
 * Reports which files of an output folder have been changed by others, so that a watch need not check each before it
 * builds.
 */
export function watchOutput(
  outDir: string,
  onTouch: (name: string) => void,
): OutputWatch {
  const watched = new Map<string, { identity: string; watcher: FSWatcher }>();
  return {
    follow(names) {
      const folders = new Set([...names].map((name) => dirname(name)));
      const opened = new Set([...folders].filter((folder) => open(folder)));
      for (const name of names) if (opened.has(dirname(name))) onTouch(name);
    },
    close() {
      for (const { watcher } of watched.values()) watcher.close();
      watched.clear();
    },
  };

  /** False if this very folder is already watched. True for a new folder with the same path. */
  function open(folder: string): boolean {
    const path = join(outDir, folder);
    const facts = statSync(path, { throwIfNoEntry: false });
    // A new folder may get the inode number of a removed one.
    const identity = `${facts?.ino}:${facts?.birthtimeMs}`;
    const before = watched.get(folder);
    if (facts === undefined || before?.identity === identity) return false;
    before?.watcher.close();
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => {
        if (name !== null) onTouch(join(folder, name));
      });
      // The folder was removed, with the index in it, which the next build notices.
      watcher.on("error", () => watcher.close());
      watched.set(folder, { identity, watcher });
    } catch {
      // The system has no watches left, so this folder is checked each time.
    }
    return true;
  }
}
