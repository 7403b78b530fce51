import type { Log } from "../log.ts";
import { loadContentIndex, readFileIdentity } from "./load-content-index.ts";
import { prepareIndex, type PreparedIndex } from "./prepare-index.ts";

/** The index as its file holds it, or the last good one while the file is broken. */
export interface IndexFile {
  current(): PreparedIndex;
  /** Reads the file again, even if it looks unchanged. Calls at the same time share one reading. */
  reload(): Promise<void>;
  reloadIfChanged(): Promise<void>;
}

async function load(file: string): Promise<PreparedIndex> {
  return prepareIndex(await loadContentIndex(file));
}

/**
 * @param onLoad called after each later reading that succeeded; a failure is logged
 * @throws AppError when the first index is missing or broken
 */
export async function openIndexFile(
  file: string,
  log: Log,
  onLoad: () => void,
): Promise<IndexFile> {
  let identity = await readFileIdentity(file);
  let loaded = await load(file);
  let reloading: Promise<void> | undefined;

  async function swap(): Promise<void> {
    identity = await readFileIdentity(file);
    try {
      loaded = await load(file);
      onLoad();
    } catch (error) {
      log.error("content index refused; the old one stays", { error });
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
    reload,
    async reloadIfChanged() {
      if (reloading) return reloading;
      const found = await readFileIdentity(file);
      if (found !== undefined && found !== identity) await reload();
    },
  };
}
