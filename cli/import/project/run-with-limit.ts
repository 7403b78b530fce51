import { Worker } from "node:worker_threads";

/** What a thread may take. */
export interface ThreadLimit {
  /** Time of a processor. */
  cpuMs: number;
  memoryMb: number;
}

/** The time a thread may take on a machine that is busy with other work. */
const MAX_WAIT_MS = 180_000;
const WATCH_MS = 250;

type ThreadResult = { message: unknown } | { problem: string };

/** Runs a module in a thread until it posts its first message, or takes too much. */
export function runWithLimit(
  module: URL,
  workerData: unknown,
  { cpuMs, memoryMb }: ThreadLimit,
): Promise<ThreadResult> {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  const options = { workerData, resourceLimits, stderr: true, stdout: true };
  const worker = new Worker(module, options);
  return new Promise((resolve) => {
    const began = performance.now();
    const end = (result: ThreadResult) => {
      clearInterval(timer);
      resolve(result);
      void worker.terminate();
    };
    const watch = async () => {
      // A thread that has ended has said how itself.
      const used = await worker.cpuUsage().catch(() => undefined);
      const isLate = performance.now() - began > MAX_WAIT_MS;
      if (used && (isLate || (used.system + used.user) / 1000 > cpuMs))
        end({ problem: `It takes more than ${cpuMs / 1000} s to read.` });
    };
    const timer = setInterval(() => void watch(), WATCH_MS);
    worker.once("message", (message: unknown) => end({ message }));
    worker.once("error", (error) => end({ problem: describe(error) }));
  });
}

function describe(error: unknown): string {
  if (error instanceof RangeError)
    return "It is nested so deeply that it cannot be read.";
  const message = error instanceof Error ? error.message : String(error);
  return `It cannot be read: ${message.replace(/\.$/u, "")}.`;
}
