import { watch, type FSWatcher } from "node:fs";
import { dirname } from "node:path";

/** Events where the system has them; undefined where it has none for this folder. */
function watchFolder(
  folder: string,
  onEvent: () => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, onEvent);
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

/**
 * Calls `onTick` every `interval` ms and at once where the system reports a change in the file's folder. Polling
 * alone works everywhere (network folders, containers); events alone do not.
 * @returns stops it
 */
export function watchFile(
  file: string,
  onTick: () => Promise<void>,
  interval: number,
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => void onTick().finally(schedule), interval);
    timer.unref();
  }

  schedule();
  const watcher = watchFolder(dirname(file), () => void onTick());
  return () => {
    stopped = true;
    clearTimeout(timer);
    watcher?.close();
  };
}
