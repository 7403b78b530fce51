import type { CommandContext } from "../../context.ts";
import { watch } from "chokidar";

interface WatchOptions {
  /** May include paths of files. */
  folders: readonly string[];
  /** Builds once and reports the result. Reports a failure and never throws. */
  build: () => Promise<void>;
  /** Work to do until the next change. Never throws. */
  idle?: (signal: AbortSignal) => Promise<void>;
  /** Called once, when the first build is done and changes are being watched. */
  ready: () => void;
  untilStdinCloses: boolean;
}

/** Builds at once and after each change, one build at a time, until the signal is aborted. */
export async function watchBuild(
  { build, folders, idle, ready, untilStdinCloses }: WatchOptions,
  { signal, stdin }: Pick<CommandContext, "signal" | "stdin">,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal?.addEventListener("abort", end, { once: true });
  if (signal?.aborted) end();
  if (untilStdinCloses) {
    stdin.once("end", end).once("close", end);
    stdin.resume();
  }
  let change = Promise.withResolvers<void>();
  const notice = () => change.resolve();
  ended.signal.addEventListener("abort", notice);
  const stop = await watchFolders(folders, notice);
  for (let builds = 0; !ended.signal.aborted; builds++) {
    change = Promise.withResolvers();
    await build();
    if (builds === 0) ready();
    const resting = new AbortController();
    const rest = idle?.(resting.signal);
    if (!ended.signal.aborted) await change.promise;
    resting.abort();
    await rest;
  }
  await stop();
  signal?.removeEventListener("abort", end);
  stdin.off("end", end).off("close", end);
}

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
