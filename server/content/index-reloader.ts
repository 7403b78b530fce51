import type { Log } from "../log.ts";
import { loadContentIndex, readFileIdentity } from "./load-content-index.ts";
import { prepareIndex, type PreparedIndex } from "./prepare-index.ts";

/** @throws AppError if the index is missing or broken */
export async function loadPreparedIndex(file: string): Promise<PreparedIndex> {
  return prepareIndex(await loadContentIndex(file));
}

/** Reloads the index, one reload at a time. A broken index is logged, and the old one stays. */
export function createIndexReloader({
  file,
  identity: firstIdentity,
  apply,
  log,
}: {
  file: string;
  /** Of the file that is loaded. */
  identity: string | undefined;
  apply: (next: PreparedIndex) => void;
  log: Log;
}) {
  let identity = firstIdentity;
  let running: Promise<void> | undefined;

  async function load(): Promise<void> {
    identity = await readFileIdentity(file);
    try {
      apply(await loadPreparedIndex(file));
    } catch (error) {
      log.error("content index refused; the old one stays", { error });
    }
  }

  function reload(): Promise<void> {
    running ??= load().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    reload,
    async reloadIfChanged(): Promise<void> {
      if (running) return running;
      const found = await readFileIdentity(file);
      if (found !== undefined && found !== identity) await reload();
    },
  };
}
