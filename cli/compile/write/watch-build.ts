import type { CommandContext } from "../../context.ts";
import { watchFolders } from "./watch-folders.ts";

export interface WatchOptions {
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
