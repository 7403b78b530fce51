import { statSync, watch, type FSWatcher } from "node:fs";
import { dirname, join } from "node:path";

export interface OutputWatch {
  /** Watches the folders of these files too. */
  follow(names: ReadonlySet<string>): void;
  close(): void;
}

/** Tells which files of an output folder somebody has touched, so that a watch need not look at each before it builds. */
export function watchOutput(
  outDir: string,
  onTouch: (name: string) => void,
): OutputWatch {
  const watched = new Map<string, { ino: number; watcher: FSWatcher }>();
  return {
    follow(names) {
      const folders = new Set([...names].map((name) => dirname(name)));
      for (const folder of folders) open(folder);
    },
    close() {
      for (const { watcher } of watched.values()) watcher.close();
      watched.clear();
    },
  };

  function open(folder: string): void {
    const path = join(outDir, folder);
    const ino = statSync(path, { throwIfNoEntry: false })?.ino;
    const before = watched.get(folder);
    if (ino === undefined || before?.ino === ino) return;
    before?.watcher.close();
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => {
        if (name !== null) onTouch(join(folder, name));
      });
      // The folder is gone: the index in it too, and that is seen by itself.
      watcher.on("error", () => watcher.close());
      watched.set(folder, { ino, watcher });
    } catch {
      // The system has no watches left: what is touched there is mended by the next run.
    }
  }
}
