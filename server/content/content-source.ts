import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createBodyStore } from "./body-store.ts";
import { createContentReader, type Recover } from "./content-reader.ts";
import { startFlipTimer } from "./flip-timer.ts";
import { openIndexFile, type IndexFile } from "./index-file.ts";
import { momentAfter, versionAt } from "./prepare-index.ts";
import { watchFile } from "./watch-file.ts";

/** The present content. Ask once a request, and read everything from that one reader. */
export interface ContentSource {
  current(): ContentReader;
}

export interface LiveContent extends ContentSource {
  /** Reads the index again, even if its file looks unchanged. A broken index is logged and refused. */
  reload(): Promise<void>;
  close(): void;
}

/** Milliseconds that a build may take between writing a body and the index that names it. */
const BUILD_GAP = 400;

interface ContentOptions {
  /** The output of the toolchain: `index.json` and the bodies. */
  folder: string;
  clock: () => Date;
  log: Log;
  /** In milliseconds. */
  pollInterval?: number;
  /** Called when visitors see something else than before. */
  onChange?: () => void;
}

/** Makes readers of the index as it stands, each for the moment at which it is made. */
function createReaderFactory(
  index: IndexFile,
  folder: string,
  clock: () => Date,
): () => ContentReader {
  const bodies = createBodyStore(folder);

  function read(recoverWith: Recover): ContentReader {
    const [prepared, now] = [index.current(), clock()];
    const version = versionAt(prepared, now);
    const recover = recoverWith;
    return createContentReader({ prepared, now, version, bodies, recover });
  }

  /** A build replaced a body: its index is there already, or follows within moments. */
  const recoverSoon: Recover = async (ask) => {
    await index.reloadIfChanged();
    return ask(read(recoverLate));
  };
  const recoverLate: Recover = async (ask) => {
    await wait(BUILD_GAP);
    await index.reloadIfChanged();
    return ask(read(refuse));
  };
  const refuse: Recover = () => {
    throw new AppError(
      "unavailable",
      "This page is being rebuilt. Please try again in a moment.",
      {
        hint: `A body in ${folder} is missing or is not the one that the index names.`,
      },
    );
  };
  return () => read(recoverSoon);
}

/**
 * Loads the index and follows it: a new index replaces the old one as a whole, a broken one is refused, and scheduled
 * entries appear and expire by the clock.
 * @throws AppError when the first index is missing or broken
 */
export async function openContent({
  folder,
  clock,
  log,
  pollInterval = 250,
  onChange = () => undefined,
}: ContentOptions): Promise<LiveContent> {
  const file = join(folder, "index.json");
  const index = await openIndexFile(file, log, adopt);
  const read = createReaderFactory(index, folder, clock);
  let reader = read();

  function current(): ContentReader {
    if (reader.version !== versionAt(index.current(), clock())) reader = read();
    return reader;
  }

  function adopt(): void {
    const { version } = reader;
    reader = read();
    timer.restart();
    if (reader.version === version) return;
    log.info("content swapped", { version: reader.version });
    onChange();
  }

  const timer = startFlipTimer({
    nextMoment: () => momentAfter(index.current(), clock()),
    onMoment: () => {
      log.info("scheduled content changed", { version: current().version });
      onChange();
    },
    clock,
  });
  const unwatch = watchFile(file, index.reloadIfChanged, pollInterval);
  return {
    current,
    reload: index.reload,
    close() {
      unwatch();
      timer.stop();
    },
  };
}
