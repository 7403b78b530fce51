import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";

/** Whether the index that visitors see matches its file. */
export interface IndexState {
  /**
   * `refused`: the file cannot be used. `missing`: there is no file. In both cases the last valid index stays in use.
   */
  state: "current" | "refused" | "missing";
  /** Seconds since the index in use was written to its file. */
  ageSeconds: number;
  /** How many indexes were rejected since the start. */
  refusals: number;
  /**
   * Why the last index was rejected: the code of an AppError, or `unexpected`. Absent while the state is `current`.
   */
  reason?: string;
}

const STAYS = "the old one stays";

/** Tracks the state of the index file for operators, and logs each change of it once. */
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
