import { performance } from "node:perf_hooks";

/** How often the queue checks whether the process is idle. */
const CHECK_MS = 250;
/** The process counts as idle while the event loop is busy for less than this share of the time. */
const IDLE_BELOW = 0.5;

/** Runs jobs that can wait, one at a time, while the process has little else to do. */
export interface IdleQueue {
  add(job: () => Promise<void>): void;
  /** Drops the jobs that have not begun. */
  clear(): void;
}

export function createIdleQueue(checkMs = CHECK_MS): IdleQueue {
  const jobs: (() => Promise<void>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = performance.eventLoopUtilization();

  async function runNext(): Promise<void> {
    const { utilization } = performance.eventLoopUtilization(last);
    if (utilization < IDLE_BELOW)
      await jobs
        .shift()?.()
        .catch(() => {});
    last = performance.eventLoopUtilization();
    timer = undefined;
    if (jobs.length > 0) schedule();
  }

  function schedule(): void {
    timer = setTimeout(() => void runNext(), checkMs);
    timer.unref();
  }

  return {
    add(job) {
      jobs.push(job);
      if (timer === undefined) schedule();
    },
    clear() {
      jobs.length = 0;
    },
  };
}
