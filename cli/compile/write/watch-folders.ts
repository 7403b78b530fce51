import { watch } from "chokidar";

/** How long to wait after an event, because editors write a file in several steps. */
const SETTLE_MS = 20;

/**
 * Calls back after each change below the folders. A folder may be missing at first, and a path may be a file.
 * @returns once changes are noticed, a function that stops watching
 */
export async function watchFolders(
  paths: readonly string[],
  onChange: () => void,
): Promise<() => Promise<void>> {
  let settle: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], { ignoreInitial: true, atomic: SETTLE_MS });
  watcher.on("all", () => {
    clearTimeout(settle);
    settle = setTimeout(onChange, SETTLE_MS);
  });
  // Nothing can be done about a folder that cannot be watched. The others still are.
  watcher.on("error", () => {});
  await new Promise<void>((resolve) => {
    watcher.once("ready", resolve);
  });
  return () => {
    clearTimeout(settle);
    return watcher.close();
  };
}
