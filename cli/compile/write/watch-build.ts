import type { CommandContext } from "../../context.ts";
import {
  differences,
  listStamps,
  stampOf,
  watchFolders,
  type ChangedPaths,
} from "./watch-folders.ts";

export interface WatchOptions {
  /** May include paths of files. */
  folders: readonly string[];
  /**
   * Builds once and reports the result. Reports a failure and never throws.
   * @param changed the files whose bytes may differ from the last build; undefined if files may have been added or
   * removed
   */
  build: (changed: ChangedPaths) => Promise<void>;
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
  let wake: (() => void) | undefined;
  let waiting: ChangedPaths[] = [];
  const stop = watchFolders(folders, (paths) => {
    waiting.push(paths);
    wake?.();
  });
  ended.signal.addEventListener("abort", () => wake?.());
  let built = await listStamps(folders);
  await build(undefined);
  ready();
  let resting = rest();
  while (!ended.signal.aborted) {
    if (waiting.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    const told = waiting;
    waiting = [];
    const change = await findChange(join(told), folders, built);
    built = change.stamps;
    // Reading a file, or writing the same bytes, causes an event without a change.
    if (!change.isChanged) continue;
    resting.end();
    await build(change.paths);
    resting = rest();
  }
  resting.end();
  await resting.done;
  stop();
  signal?.removeEventListener("abort", end);
  stdin.off("end", end).off("close", end);

  function rest() {
    const controller = new AbortController();
    const done = idle?.(controller.signal) ?? Promise.resolve();
    return { done, end: () => controller.abort() };
  }
}

function join(told: readonly ChangedPaths[]): ChangedPaths {
  const all = new Set<string>();
  for (const paths of told) {
    if (paths === undefined) return undefined;
    for (const path of paths) all.add(path);
  }
  return all;
}

interface Change {
  isChanged: boolean;
  paths: ChangedPaths;
  stamps: Map<string, string>;
}

/** Checks the files that events named. Checks everything if files may have been added or removed. */
async function findChange(
  told: ChangedPaths,
  folders: readonly string[],
  before: Map<string, string>,
): Promise<Change> {
  const changed = new Map<string, string>();
  for (const path of told ?? []) {
    const stamp = await stampOf(path);
    const old = before.get(path);
    if (stamp === old) continue;
    const isFile = stamp?.startsWith("file") && old?.startsWith("file");
    if (!isFile || stamp === undefined) return lookAtAll(folders, before);
    changed.set(path, stamp);
  }
  if (told === undefined) return lookAtAll(folders, before);
  for (const [path, stamp] of changed) before.set(path, stamp);
  const paths = new Set(changed.keys());
  return { isChanged: paths.size > 0, paths, stamps: before };
}

async function lookAtAll(
  folders: readonly string[],
  before: ReadonlyMap<string, string>,
): Promise<Change> {
  const stamps = await listStamps(folders);
  const isChanged = differences(before, stamps).length > 0;
  return { isChanged, paths: undefined, stamps };
}
