import { readFile, stat } from "node:fs/promises";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createContentState, type ContentState } from "./content-state.ts";
import { parseContentIndex } from "./parse-content-index.ts";
import { createIndexTracker, type IndexState } from "./track-index.ts";

/** The index as it is in its file, or the last valid one while the file is broken. */
export interface IndexFile {
  current(): ContentState;
  state(): IndexState;
  /** Reads the file again, even if it looks unchanged. Concurrent calls share one reading. */
  reload(): Promise<void>;
  reloadIfChanged(): Promise<void>;
  close(): void;
}

interface FileIdentity {
  key: string;
  /** When the file was written, in milliseconds since 1970. */
  written: number;
}

/** Its key changes whenever the file is written. Undefined if there is no file. */
async function identify(file: string): Promise<FileIdentity | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(file, { bigint: true });
    const written = Number(mtimeNs / 1_000_000n);
    return { key: `${ino}:${size}:${mtimeNs}`, written };
  } catch {
    return undefined;
  }
}

async function readIndex(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new AppError(
      "content_index_missing",
      `There is no content index at ${file}.`,
      {
        hint: "Build it with `npx content build`, or name its folder in CONTENT_OUT.",
        cause,
      },
    );
  }
}

async function load(file: string): Promise<ContentState> {
  const index = await parseContentIndex(await readIndex(file), file);
  return createContentState(index);
}

/**
 * Opens an index and looks at its file again every `pollInterval` ms, which also works in network folders and
 * containers. A new index replaces the old one as a whole. A broken one is logged and rejected.
 * @param onLoad called after each later successful reading
 * @throws AppError when the first index is missing or broken
 */
export async function openIndexFile(
  file: string,
  {
    log,
    pollInterval,
    onLoad,
  }: { log: Log; pollInterval: number; onLoad: () => void },
): Promise<IndexFile> {
  let identity = await identify(file);
  let loaded = await load(file);
  const tracker = createIndexTracker(log, identity?.written ?? 0);
  let reloading: Promise<void> | undefined;

  async function swap(): Promise<void> {
    identity = await identify(file);
    try {
      loaded = await load(file);
      tracker.loaded(identity?.written ?? Date.now());
    } catch (error) {
      tracker.refused(error);
      return;
    }
    onLoad();
  }

  function reload(): Promise<void> {
    reloading ??= swap().finally(() => {
      reloading = undefined;
    });
    return reloading;
  }

  async function reloadIfChanged(): Promise<void> {
    if (reloading) return reloading;
    const found = await identify(file);
    if (found === undefined) tracker.missing();
    else if (found.key !== identity?.key) await reload();
    else tracker.found();
  }

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  function poll(): void {
    if (isClosed) return;
    timer = setTimeout(
      () => void reloadIfChanged().finally(poll),
      pollInterval,
    ).unref();
  }
  poll();

  return {
    current: () => loaded,
    state: tracker.state,
    reload,
    reloadIfChanged,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
