import { pino } from "pino";
import type { LogStream } from "./log.ts";

/** How many bytes of lines are written at once. */
const BATCH_BYTES = 15 * 1024;
/** How long a line waits for others, in milliseconds. */
const BATCH_MILLIS = 50;
/** How much may wait for a slow reader. Further lines are dropped and counted. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** How long the last lines may wait for a slow reader, in milliseconds. */
const FLUSH_MILLIS = 1000;

function describeLoss(lines: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: "warn", time, lines, message: "log lines dropped: their reader is too slow" })}\n`;
}

/** Writes lines to a file descriptor, outside of request handling. A slow or closed reader delays no request. */
export function createLogStream(output: LogStream & { fd: number }) {
  let lost = 0;
  let deadline = Infinity;
  const destination = pino.destination({
    fd: output.fd,
    sync: false,
    minLength: BATCH_BYTES,
    periodicFlush: BATCH_MILLIS,
    maxLength: MAX_WAITING_BYTES,
    retryEAGAIN: () => performance.now() < deadline,
  });
  destination.on("drop", () => (lost += 1));
  destination.on("drain", () => {
    if (lost > 0) destination.write(describeLoss(lost));
    lost = 0;
  });
  // The disk is full, for example. The server goes on.
  destination.on("error", () => undefined);
  return {
    isTTY: output.isTTY ?? false,
    write: (text: string) => destination.write(text),
    /** Settles once all lines are written, or after a second with a slow reader. */
    finish: () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, FLUSH_MILLIS);
        destination.flush(() => resolve());
      }),
    /** Writes the waiting lines before it returns, all but those that a slow reader is being sent. */
    flush(): void {
      deadline = performance.now() + FLUSH_MILLIS;
      try {
        destination.flushSync();
      } catch {
        destination.destroy();
      }
    },
  };
}
