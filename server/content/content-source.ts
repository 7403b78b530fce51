import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createBodyStore, type BodyStore, type Recover } from "./body-store.ts";
import { phaseAt } from "./content-moments.ts";
import { createContentReader, type SearchContent } from "./content-reader.ts";
import type { ContentState } from "./content-state.ts";
import { createEntryFinder } from "./find-unpublished.ts";
import { startFlipTimer } from "./flip-timer.ts";
import { openIndexFile, type IndexFile } from "./index-file.ts";

/** The current content. Get one reader per request and read everything from it. */
export interface ContentSource {
  current(): ContentReader;
}

export type LiveContent = Awaited<ReturnType<typeof openContent>>;

/**
 * How long to wait for an index that names a body that a build has just written, in milliseconds, before each time that
 * the index is read again.
 */
const PATIENCE = [0, 400];

interface ContentOptions {
  /** The output of the toolchain: `index.json` and the bodies. */
  folder: string;
  clock: () => Date;
  log: Log;
  search?: SearchContent;
  /** In milliseconds. */
  pollInterval?: number;
}

const refuseSearch: SearchContent = () => {
  throw new AppError("unavailable", "This site cannot be searched.");
};

/** Creates readers of a state, each for the moment of its creation. */
function createReaders(
  index: Pick<IndexFile, "current" | "reloadIfChanged">,
  { folder, clock, search = refuseSearch }: ContentOptions,
) {
  /** @param tries how often a newer index was already asked for a missing body */
  return function read(
    state: ContentState,
    bodies: BodyStore,
    tries = 0,
  ): ContentReader {
    const now = clock();
    const recover: Recover = async (ask) => {
      const patience = PATIENCE[tries];
      if (patience === undefined)
        throw new AppError(
          "unavailable",
          "This page is being rebuilt. Please try again in a moment.",
          {
            hint: `A body in ${folder} is missing or is not the one that the index names.`,
          },
        );
      await wait(patience);
      await index.reloadIfChanged();
      return ask(read(index.current(), bodies, tries + 1));
    };
    const { version, changesSoon } = phaseAt(state, now.getTime());
    const phase = { now, version, changesSoon };
    return createContentReader({ state, ...phase, bodies, recover, search });
  };
}

/**
 * Loads the index and watches its file. A new index replaces the old one as a whole, and a broken one is rejected.
 * Scheduled entries appear and expire by the clock.
 * @throws AppError when the first index is missing or broken
 */
export async function openContent(options: ContentOptions) {
  const { folder, clock, log, pollInterval = 250 } = options;
  const file = join(folder, "index.json");
  const index = await openIndexFile(file, { log, pollInterval, onLoad: adopt });
  const read = createReaders(index, options);
  const bodies = createBodyStore(folder);
  const listeners: (() => void)[] = [];
  let state = index.current();
  let reader = read(state, bodies);
  let [from, until] = [0, 0];

  /** Called for every request. The reader is the same until the index or the phase changes. */
  function current(): ContentReader {
    const now = clock().getTime();
    if (state === index.current() && now >= from && now < until) return reader;
    state = index.current();
    const phase = phaseAt(state, now);
    [from, until] = [now, phase.until];
    if (reader.version !== phase.version) reader = read(state, bodies);
    return reader;
  }

  function tell(message: string): void {
    log.info(message, { version: reader.version });
    for (const listener of listeners) listener();
  }

  function adopt(): void {
    const { version } = reader;
    timer.restart();
    if (current().version !== version) tell("content swapped");
  }

  const timer = startFlipTimer({
    nextMoment: () => {
      const now = clock().getTime();
      return index.current().moments.find((moment) => moment > now);
    },
    onMoment() {
      current();
      tell("scheduled content changed");
    },
    clock,
  });
  const sources = { folder, bodies, clock, state: index.current, read };
  return {
    current,
    /** Whether the current index matches its file. */
    indexState: index.state,
    /** Finds an entry even if visitors may not see it. */
    find: createEntryFinder(sources),
    /** Old addresses and their targets. */
    redirects: () => index.current().index.redirects,
    /** True if the index was built with drafts or scheduled entries. */
    isPreview: () => index.current().index.preview !== undefined,
    /** Calls back whenever the content that visitors see has changed. */
    onChange: (listener: () => void) => void listeners.push(listener),
    /** Reads the index again, even if its file looks unchanged. A broken index is logged and rejected. */
    reload: index.reload,
    close(): void {
      timer.stop();
      index.close();
    },
  };
}
