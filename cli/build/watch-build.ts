import type { CommandContext } from "../context.ts";
import { describeFolders, watchFolders } from "./watch-folders.ts";

export interface WatchOptions {
  folders: readonly string[];
  /** Builds once and tells about it; a failure is told, not thrown. */
  build: () => Promise<void>;
  /** Called once, when the first build is done and changes are being watched. */
  ready: () => void;
  untilStdinCloses: boolean;
}

/** Builds at once and after each change, one build at a time, until it is told to stop. */
export async function watchBuild(
  { build, folders, ready, untilStdinCloses }: WatchOptions,
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
  let wake: (() => void) | undefined;
  let isWoken = false;
  const stop = watchFolders(folders, () => {
    isWoken = true;
    wake?.();
  });
  ended.signal.addEventListener("abort", () => wake?.());
  let built = await describeFolders(folders);
  await build();
  ready();
  while (!ended.signal.aborted) {
    if (!isWoken) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    isWoken = false;
    const state = await describeFolders(folders);
    // Reading a file, or writing the same bytes, wakes us without a change.
    if (state === built) continue;
    built = state;
    await build();
  }
  stop();
  signal?.removeEventListener("abort", end);
  stdin.off("end", end).off("close", end);
}
