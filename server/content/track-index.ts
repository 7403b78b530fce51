import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";

/** How the index that visitors see stands to its file. */
export interface IndexState {
  /** `refused`: the file cannot be used. `missing`: there is no file. In both cases the last good index stays. */
  state: "current" | "refused" | "missing";
  /** Since the good index was written to its file. */
  ageSeconds: number;
  /** How many indexes were refused since the start. */
  refusals: number;
  /** Why the last index was refused: the code of an AppError, or `unexpected`. Absent while the state is `current`. */
  reason?: string;
}

const STAYS = "the old one stays";

/** Remembers for operators what became of the index file, and logs it once. */
export function createIndexTracker(log: Log, firstWritten: number) {
  let written = firstWritten;
  let refusals = 0;
  let problem: Pick<IndexState, "state" | "reason"> | undefined;
  return {
    loaded(at: number): void {
      written = at;
      problem = undefined;
    },
    refused(error: unknown): void {
      const reason = error instanceof AppError ? error.code : "unexpected";
      refusals += 1;
      problem = { state: "refused", reason };
      log.error(`content index refused; ${STAYS}`, { error });
    },
    missing(): void {
      if (problem?.state === "missing") return;
      problem = { state: "missing", reason: "content_index_missing" };
      log.error(`content index deleted; ${STAYS}`);
    },
    found(): void {
      if (problem?.state === "missing") problem = undefined;
    },
    state: (): IndexState => ({
      state: "current",
      ageSeconds: Math.max(0, Math.round((Date.now() - written) / 1000)),
      refusals,
      ...problem,
    }),
  };
}
