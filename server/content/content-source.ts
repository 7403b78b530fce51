import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createBodyStore, type BodyStore, type Recover } from "./body-store.ts";
import { createContentReader } from "./content-reader.ts";
import { createEntryFinder, type FindEntry } from "./find-unpublished.ts";
import { startFlipTimer } from "./flip-timer.ts";
import { openIndexFile, type IndexFile } from "./index-file.ts";
import { momentAfter, phaseAt } from "./content-moments.ts";
import type { IndexState } from "./track-index.ts";
import { watchFile } from "./watch-file.ts";

/** The present content. Ask once a request, and read everything from that one reader. */
export interface ContentSource {
  current(): ContentReader;
}

export interface LiveContent extends ContentSource {
  /** How the present index stands to its file. */
  indexState(): IndexState;
  /** Finds an entry whether or not visitors may see it. */
  find: FindEntry;
  /** Path of the database that holds the present index. */
  databaseFile(): string;
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
  /** Where databases of the content are kept. */
  cacheFolder: string;
  search?: ContentReader["search"];
  /** In milliseconds. */
  pollInterval?: number;
  /** Called when visitors see something else than before. */
  onChange?: () => void;
}

const refuseSearch: ContentReader["search"] = () => {
  throw new AppError("unavailable", "This site cannot be searched.");
};

/** Makes readers of the index as it stands, each for the moment at which it is made. */
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
      ...phaseAt(database, now),
      bodies,
      recover: recoverWith,
      search,
    });
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

  function current(): ContentReader {
    const { version } = phaseAt(index.current(), clock());
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
