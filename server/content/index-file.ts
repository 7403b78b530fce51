import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Log } from "../log.ts";
import { runInThread } from "../worker-task.ts";
import {
  openContentDatabase,
  type ContentDatabase,
} from "./content-database.ts";
import {
  prepareContent,
  removeOtherDatabases,
  type PrepareRequest,
} from "./prepare-content.ts";
import { createIndexTracker, type IndexState } from "./track-index.ts";

/** The index as it is in its file, or the last valid one while the file is broken. */
export interface IndexFile {
  current(): ContentDatabase;
  state(): IndexState;
  /** Reads the file again, even if it looks unchanged. Concurrent calls share one reading. */
  reload(): Promise<void>;
  reloadIfChanged(): Promise<void>;
  close(): void;
}

/** Preparing a smaller index takes less time than starting a thread. In bytes. */
const MAX_BYTES_HERE = 256 * 1024;

/** How long requests in progress may still read the previous index, in milliseconds. */
const RETIREMENT = 60_000;

interface FileIdentity {
  key: string;
  size: number;
  /** When the file was written, in milliseconds since 1970. */
  written: number;
}

/** Its key changes whenever the file is written. Undefined if there is no file. */
async function identify(file: string): Promise<FileIdentity | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(file, { bigint: true });
    return {
      key: `${ino}:${size}:${mtimeNs}`,
      size: Number(size),
      written: Number(mtimeNs / 1_000_000n),
    };
  } catch {
    return undefined;
  }
}

async function load(
  request: PrepareRequest,
  size: number,
): Promise<ContentDatabase> {
  const module = new URL("prepare-worker.ts", import.meta.url);
  return openContentDatabase(
    size > MAX_BYTES_HERE
      ? await runInThread<string>(module, request)
      : prepareContent(request),
  );
}

function retire(database: ContentDatabase): void {
  setTimeout(() => database.close(), RETIREMENT).unref();
}

/**
 * @param onLoad called after each later successful reading; failures are logged
 * @throws AppError when the first index is missing or broken
 */
export async function openIndexFile(
  request: PrepareRequest,
  log: Log,
  onLoad: () => void,
): Promise<IndexFile> {
  let identity = await identify(request.indexFile);
  let loaded = await load(request, identity?.size ?? 0);
  const tracker = createIndexTracker(log, identity?.written ?? 0);
  let reloading: Promise<void> | undefined;
  removeOtherDatabases(loaded.file, dirname(loaded.file));

  async function swap(): Promise<void> {
    identity = await identify(request.indexFile);
    try {
      const previous = loaded;
      loaded = await load(request, identity?.size ?? 0);
      retire(previous);
      tracker.loaded(identity?.written ?? Date.now());
      onLoad();
      removeOtherDatabases(loaded.file, dirname(loaded.file));
    } catch (error) {
      tracker.refused(error);
    }
  }

  function reload(): Promise<void> {
    reloading ??= swap().finally(() => {
      reloading = undefined;
    });
    return reloading;
  }

  return {
    current: () => loaded,
    state: tracker.state,
    reload,
    async reloadIfChanged() {
      if (reloading) return reloading;
      const found = await identify(request.indexFile);
      if (found === undefined) tracker.missing();
      else if (found.key !== identity?.key) await reload();
      else tracker.found();
    },
    close: () => loaded.close(),
  };
}
