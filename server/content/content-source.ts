import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createBodyStore } from "./body-store.ts";
import { createContentReader, type Recover } from "./content-reader.ts";
import { startFlipTimer } from "./flip-timer.ts";
import { loadContentIndex, readFileIdentity } from "./load-content-index.ts";
import {
  momentAfter,
  prepareIndex,
  versionAt,
  type PreparedIndex,
} from "./prepare-index.ts";
import { watchFile } from "./watch-file.ts";

/** The content as it stands: ask once a request, and read all of it from one reader. */
export interface ContentSource {
  current(): ContentReader;
}

export interface LiveContent extends ContentSource {
  /** Reads the index again, also when its file looks unchanged. A broken one is logged and refused. */
  reload(): Promise<void>;
  close(): void;
}

/** How long a build may take between writing a body and writing the index that names it. */
const BUILD_GAP = 400;

/**
 * Loads the index and follows it: a new one is swapped in whole, a broken one refused, and scheduled entries appear
 * and expire by the clock.
 * @param folder the toolchain's output: `index.json` and the bodies
 * @throws AppError when the first index is missing or broken
 */
export async function openContent({
  folder,
  clock,
  log,
  pollInterval = 250,
  onChange = () => undefined,
}: {
  folder: string;
  clock: () => Date;
  log: Log;
  pollInterval?: number;
  /** Called once visitors are shown something else than before. */
  onChange?: () => void;
}): Promise<LiveContent> {
  const file = join(folder, "index.json");
  const bodies = createBodyStore(folder);
  let identity = await readFileIdentity(file);
  let loaded = await load();
  let reader = read(loaded, recover);
  let reloading: Promise<void> | undefined;

  async function load(): Promise<PreparedIndex> {
    return prepareIndex(await loadContentIndex(file));
  }

  function read(prepared: PreparedIndex, recoverWith: Recover): ContentReader {
    const now = clock();
    return createContentReader({
      prepared,
      now,
      version: versionAt(prepared, now),
      bodies,
      recover: recoverWith,
    });
  }

  function current(): ContentReader {
    if (reader.version !== versionAt(loaded, clock()))
      reader = read(loaded, recover);
    return reader;
  }

  async function swap(): Promise<void> {
    identity = await readFileIdentity(file);
    try {
      const next = await load();
      const nextReader = read(next, recover);
      const changed = nextReader.version !== reader.version;
      loaded = next;
      reader = nextReader;
      timer.restart();
      if (changed) {
        log.info("content swapped", { version: reader.version });
        onChange();
      }
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

  async function reloadIfChanged(): Promise<void> {
    if (reloading) return reloading;
    const found = await readFileIdentity(file);
    if (found !== undefined && found !== identity) await reload();
  }

  /** A body was rebuilt under our feet: the new index is there already, or comes within moments. */
  async function recover<Answer>(
    ask: (reader: ContentReader) => Promise<Answer>,
  ): Promise<Answer> {
    await reloadIfChanged();
    return ask(
      read(loaded, async (again) => {
        await wait(BUILD_GAP);
        await reloadIfChanged();
        return again(read(loaded, refuse));
      }),
    );
  }

  const refuse: Recover = () => {
    throw new AppError(
      "unavailable",
      "This page is being rebuilt. Please try again in a moment.",
      {
        hint: `A body in ${folder} is missing or is not the one that the index names.`,
      },
    );
  };

  const timer = startFlipTimer({
    nextMoment: () => momentAfter(loaded, clock()),
    onMoment: () => {
      log.info("scheduled content changed", { version: current().version });
      onChange();
    },
    clock,
  });
  const unwatch = watchFile(file, reloadIfChanged, pollInterval);

  return {
    current,
    reload,
    close() {
      unwatch();
      timer.stop();
    },
  };
}
