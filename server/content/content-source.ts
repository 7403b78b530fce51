import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createBodyStore, type BodyStore, type Recover } from "./body-store.ts";
import type { ContentDatabase } from "./content-database.ts";
import { createContentReader } from "./content-reader.ts";
import { createEntryFinder, type FindEntry } from "./find-unpublished.ts";
import { startFlipTimer } from "./flip-timer.ts";
import { openIndexFile, type IndexFile } from "./index-file.ts";
import { momentAfter, phaseAt } from "./content-moments.ts";
import type { IndexState } from "./track-index.ts";
import { watchFile } from "./watch-file.ts";

/** The current content. Get one reader per request and read everything from it. */
export interface ContentSource {
  current(): ContentReader;
}

export interface LiveContent extends ContentSource {
  /** Whether the current index matches its file. */
  indexState(): IndexState;
  /** Finds an entry even if visitors may not see it. */
  find: FindEntry;
  /** Path of the database of the current index. */
  databaseFile(): string;
  /** Reads the index again, even if its file looks unchanged. A broken index is logged and rejected. */
  reload(): Promise<void>;
  close(): void;
}

/** The longest time between writing a body and the index that names it during a build, in milliseconds. */
const BUILD_GAP = 400;

interface ContentOptions {
  /** The output of the toolchain: `index.json` and the bodies. */
  folder: string;
  clock: () => Date;
  log: Log;
  /** Where content databases are stored. */
  cacheFolder: string;
  search?: ContentReader["search"];
  /** In milliseconds. */
  pollInterval?: number;
  /** Called when the content that visitors see has changed. */
  onChange?: () => void;
}

const refuseSearch: ContentReader["search"] = () => {
  throw new AppError("unavailable", "This site cannot be searched.");
};

/** Creates readers of the current index, each for the moment of its creation. */
function createReaderFactory(
  index: IndexFile,
  bodies: BodyStore,
  { folder, clock, search = refuseSearch }: ContentOptions,
): () => ContentReader {
  function read(recoverWith: Recover): ContentReader {
    const [database, now] = [index.current(), clock()];
    return createContentReader({
      database,
      now,
      ...phaseAt(database, now.getTime()),
      bodies,
      recover: recoverWith,
      search,
    });
  }

  /** A build has replaced a body. The new index is already there or follows shortly. */
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
 * Loads the index and watches its file. A new index replaces the old one as a whole, and a broken one is rejected.
 * Scheduled entries appear and expire by the clock.
 * @throws AppError when the first index is missing or broken
 */
export async function openContent(
  options: ContentOptions,
): Promise<LiveContent> {
  const { folder, cacheFolder, clock, log, pollInterval = 250 } = options;
  const { onChange = () => undefined } = options;
  const indexFile = join(folder, "index.json");
  const index = await openIndexFile({ indexFile, cacheFolder }, log, adopt);
  const bodies = createBodyStore(folder);
  const read = createReaderFactory(index, bodies, options);
  let reader = read();
  let known: ContentDatabase | undefined;
  let [from, until] = [0, 0];

  /** Called for every request. The reader is the same until the index or the phase changes. */
  function current(): ContentReader {
    const [database, now] = [index.current(), clock().getTime()];
    if (database === known && now >= from && now < until) return reader;
    const { version, range } = phaseAt(database, now);
    known = database;
    [from, until] = range;
    if (reader.version !== version) reader = read();
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
  const unwatch = watchFile(indexFile, index.reloadIfChanged, pollInterval);
  const database = () => index.current();
  return {
    current,
    indexState: index.state,
    find: createEntryFinder({ folder, bodies, clock, database, current }),
    databaseFile: () => index.current().file,
    reload: index.reload,
    close() {
      unwatch();
      timer.stop();
      index.close();
    },
  };
}
