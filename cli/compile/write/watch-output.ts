import { statSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

/**
 * Reports which files of an output folder have been changed by others, so that a watch need not check each before it
 * builds.
 */
export function watchOutput(outDir: string, onTouch: (name: string) => void) {
  const watched = new Map<string, { identity: string; watcher: FSWatcher }>();
  const touched = new Set<string>();
  let last: ReadonlySet<string> | undefined;
  return {
    /** The files of the last build and those touched since. Undefined if others may exist: the folders must be read. */
    list(): readonly string[] | undefined {
      const names = last && [...last, ...touched];
      // A build that fails after this does not follow its files.
      last = undefined;
      touched.clear();
      return names;
    },
    /** Watches the folders of these files too, and reports every file in a folder that was not watched before. */
    follow(names: ReadonlySet<string>): void {
      const folders = new Set([...names].map(folderOf));
      const opened = new Set([...folders].filter((folder) => open(folder)));
      if (opened.size === 0) last = names;
      else
        for (const name of names) if (opened.has(folderOf(name))) onTouch(name);
    },
    close(): void {
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
        if (name === null) return;
        const path = folder === "" ? name : `${folder}/${name}`;
        touched.add(path);
        onTouch(path);
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

function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf("/")));
}
