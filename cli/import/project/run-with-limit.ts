import { Worker } from "node:worker_threads";

/** What a thread may take. */
export interface ThreadLimit {
  /** Time of a processor, in milliseconds. */
  cpuMs: number;
  memoryMb: number;
}

/** The time a thread may take on a machine that is busy with other work. */
const MAX_WAIT_MS = 180_000;
const WATCH_MS = 250;

/**
 * Runs a module in a thread until it posts its first message.
 * @returns the message, or one sentence that says why there is none
 */
export function runWithLimit(
  module: URL,
  workerData: unknown,
  { cpuMs, memoryMb }: ThreadLimit,
): Promise<{ message: unknown } | { problem: string }> {
  const worker = new Worker(module, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stderr: true,
    stdout: true,
  });
  return new Promise((resolve) => {
    const began = performance.now();
    const end = (result: { message: unknown } | { problem: string }) => {
      clearInterval(timer);
      resolve(result);
      void worker.terminate();
    };
    const watch = async () => {
      // A thread that has ended has said how itself.
      const used = await worker.cpuUsage().catch(() => undefined);
      if (used === undefined) return;
      const isLate = performance.now() - began > MAX_WAIT_MS;
      if (isLate || (used.system + used.user) / 1000 > cpuMs)
        end({ problem: `It takes more than ${cpuMs / 1000} s to read.` });
    };
    const timer = setInterval(() => void watch(), WATCH_MS);
    worker.once("message", (message: unknown) => end({ message }));
    worker.once("error", (error) => end({ problem: describeFailure(error) }));
  });
}

function describeFailure(error: unknown): string {
  if (error instanceof RangeError)
    return "It is nested so deeply that it cannot be read.";
  const isMemory =
    error instanceof Error &&
    "code" in error &&
    error.code === "ERR_WORKER_OUT_OF_MEMORY";
  if (isMemory) return "It takes more memory to read than any text needs.";
  return `It cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
