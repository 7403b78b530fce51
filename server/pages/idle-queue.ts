import { performance } from "node:perf_hooks";

/** How often it looks whether there is time, and up to which share of a busy event loop there is. */
const LOOK_EVERY = 250;
const IDLE_BELOW = 0.5;

/** Work that can wait: one job at a time, and only while the process has little else to do. */
export interface IdleQueue {
  add(job: () => Promise<void>): void;
  /** Forgets what has not begun. */
  clear(): void;
}

export function createIdleQueue(lookEvery = LOOK_EVERY): IdleQueue {
  const jobs: (() => Promise<void>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = performance.eventLoopUtilization();

  async function look(): Promise<void> {
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
    timer = setTimeout(() => void look(), lookEvery);
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
