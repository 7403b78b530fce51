import { readFile, stat } from "node:fs/promises";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createContentState, type ContentState } from "./content-state.ts";
import { parseContentIndex } from "./parse-content-index.ts";

/** Whether the index that visitors see matches its file. */
export interface IndexState {
  /**
   * `refused`: the file cannot be used. `missing`: there is no file. In both cases the last valid index stays in use.
   */
  state: "current" | "refused" | "missing";
  /**
   * Why the last index was rejected: the code of an AppError, or `unexpected`. Absent while the state is `current`.
   */
  reason?: string;
  /** Seconds since the index in use was written to its file. */
  ageSeconds: number;
  /** How many indexes were rejected since the start. */
  refusals: number;
}

/** The index as it is in its file, or the last valid one while the file is broken. */
export type IndexFile = Awaited<ReturnType<typeof openIndexFile>>;

/** Its key changes whenever the file is written, at a time in milliseconds since 1970. Undefined if there is no file. */
async function identify(file: string) {
  try {
    const { ino, size, mtimeNs } = await stat(file, { bigint: true });
    const written = Number(mtimeNs / 1_000_000n);
    return { key: `${ino}:${size}:${mtimeNs}`, written };
  } catch {
    return undefined;
  }
}

async function load(file: string): Promise<ContentState> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new AppError(
      "content_index_missing",
      `There is no content index at ${file}.`,
      {
        hint: "Build it with `npx content build`, or name its folder in CONTENT_OUT.",
        cause,
      },
    );
  });
  return createContentState(await parseContentIndex(text, file));
}

/** Does some work again and again, with a pause before each time. @returns a function that ends this */
function repeat(work: () => Promise<void>, pauseMillis: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  function wait(): void {
    if (isClosed) return;
    timer = setTimeout(() => void work().finally(wait), pauseMillis).unref();
  }
  wait();
  return () => {
    isClosed = true;
    clearTimeout(timer);
  };
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
) {
  let identity = await identify(file);
  let loaded = await load(file);
  let written = identity?.written ?? 0;
  let refusals = 0;
  let problem: Pick<IndexState, "state" | "reason"> | undefined;
  let reloading: Promise<void> | undefined;

  async function swap(): Promise<void> {
    identity = await identify(file);
    try {
      loaded = await load(file);
    } catch (error) {
      const reason = error instanceof AppError ? error.code : "unexpected";
      refusals += 1;
      problem = { state: "refused", reason };
      log.error("content index refused; the old one stays", { error });
      return;
    }
    written = identity?.written ?? Date.now();
    problem = undefined;
    onLoad();
  }

  /** Reads the file again, even if it looks unchanged. Concurrent calls share one reading. */
  function reload(): Promise<void> {
    reloading ??= swap().finally(() => {
      reloading = undefined;
    });
    return reloading;
  }

  async function reloadIfChanged(): Promise<void> {
    if (reloading) return reloading;
    const found = await identify(file);
    const wasMissing = problem?.state === "missing";
    if (found === undefined) {
      if (wasMissing) return;
      problem = { state: "missing", reason: "content_index_missing" };
      log.error("content index deleted; the old one stays");
    } else if (found.key !== identity?.key) await reload();
    else if (wasMissing) problem = undefined;
  }

  return {
    current: () => loaded,
    state: (): IndexState => ({
      state: "current",
      ...problem,
      ageSeconds: Math.max(0, Math.round((Date.now() - written) / 1000)),
      refusals,
    }),
    reload,
    reloadIfChanged,
    /** Looks at the file no more. */
    close: repeat(reloadIfChanged, pollInterval),
  };
}
