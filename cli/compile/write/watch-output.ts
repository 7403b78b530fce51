import { statSync, watch, type FSWatcher } from "node:fs";
import { dirname, join } from "node:path";

export interface OutputWatch {
  /** Watches the folders of these files too, and tells of each in a folder that was not watched until then. */
  follow(names: ReadonlySet<string>): void;
  close(): void;
}

/** Tells which files of an output folder somebody has touched, so that a watch need not look at each before it builds. */
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

  /** False for a folder that has been watched all along: not for another one in its place. */
  function open(folder: string): boolean {
    const path = join(outDir, folder);
    const facts = statSync(path, { throwIfNoEntry: false });
    // A new folder may get the number of the one that was removed.
    const identity = `${facts?.ino}:${facts?.birthtimeMs}`;
    const before = watched.get(folder);
    if (facts === undefined || before?.identity === identity) return false;
    before?.watcher.close();
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => {
        if (name !== null) onTouch(join(folder, name));
      });
      // The folder is gone: the index in it too, and that is seen by itself.
      watcher.on("error", () => watcher.close());
      watched.set(folder, { identity, watcher });
    } catch {
      // The system has no watches left: this folder is looked at each time.
    }
    return true;
  }
}
