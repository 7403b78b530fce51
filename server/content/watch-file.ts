import { watch, type FSWatcher } from "node:fs";
import { dirname } from "node:path";

/** Undefined if the system cannot watch this folder. */
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
 * Calls `onTick` every `interval` ms, and at once when the system reports a change in the file's folder. Events are
 * faster, but polling also works in network folders and containers.
 * @returns a function that stops watching
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
