import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { createContentState } from "./content-state.ts";
import { startFlipTimer } from "./flip-timer.ts";
import { createIndexReloader, loadPreparedIndex } from "./index-reloader.ts";
import { readFileIdentity } from "./load-content-index.ts";
import type { PreparedIndex } from "./prepare-index.ts";
import { watchFile } from "./watch-file.ts";

/** The current content. Call it once for each request, and read everything from that reader. */
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

function refuse(folder: string): never {
  throw new AppError(
    "unavailable",
    "This page is being rebuilt. Please try again in a moment.",
    {
      hint: `A body in ${folder} is missing or is not the one that the index names.`,
    },
  );
}

/**
 * Loads the index and watches it: a new one replaces the old one as a whole, a broken one is refused. Scheduled entries
 * appear and expire by the clock.
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
  /** Called after visitors see a change. */
  onChange?: () => void;
}): Promise<LiveContent> {
  const file = join(folder, "index.json");
  // Read before the index, so that a change in between is noticed.
  const identity = await readFileIdentity(file);
  const first = await loadPreparedIndex(file);
  const state = createContentState({ folder, clock, first, recover });
  const index = createIndexReloader({ file, identity, apply, log });

  function apply(next: PreparedIndex): void {
    const changed = state.replace(next);
    timer.restart();
    if (!changed) return;
    log.info("content swapped", { version: state.current().version });
    onChange();
  }

  /** Reads again when a body has been rebuilt: the new index is there already, or comes within moments. */
  async function recover<Answer>(
    ask: (reader: ContentReader) => Promise<Answer>,
  ): Promise<Answer> {
    await index.reloadIfChanged();
    const patient = state.readerWith(async (again) => {
      await wait(BUILD_GAP);
      await index.reloadIfChanged();
      return again(state.readerWith(() => refuse(folder)));
    });
    return ask(patient);
  }

  const timer = startFlipTimer({
    nextMoment: state.nextMoment,
    onMoment: () => {
      log.info("scheduled content changed", {
        version: state.current().version,
      });
      onChange();
    },
    clock,
  });
  const unwatch = watchFile(file, index.reloadIfChanged, pollInterval);

  return {
    current: state.current,
    reload: index.reload,
    close() {
      unwatch();
      timer.stop();
    },
  };
}
