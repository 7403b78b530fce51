import { writeSync } from "node:fs";
import type { LogStream } from "./log.ts";

/** A stream that writes to a file descriptor, like standard output. */
interface Output extends LogStream {
  fd: number;
}

/** Buffers lines and writes many at once. */
export interface LogWriter extends LogStream {
  /** Writes all waiting lines before it returns. Waits for a slow reader for a second at most. */
  flush(): void;
  /** Writes each line at once from then on, because the process may end at any moment. */
  writeThrough(): void;
}

/** How long a line waits for others. */
const BATCH_MS = 50;
const BATCH_BYTES = 64 * 1024;
const BUFFER_BYTES = 2 * BATCH_BYTES;
/** In UTF-8, of a UTF-16 code unit. */
const MAX_BYTES_PER_CHARACTER = 3;
/** How much may wait for a slow reader. Further lines are dropped and counted. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
const FLUSH_TRIES = 100;
const FLUSH_PAUSE_MS = 10;

type Write = (fd: number, bytes: Uint8Array) => number;

const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EAGAIN";

/** One batch, written as far as the descriptor accepts it without blocking. */
function createBatch(fd: number, write: Write) {
  let left: Uint8Array = new Uint8Array();
  return {
    size: () => left.length,
    start(bytes: Uint8Array): void {
      left = bytes;
    },
    /** @returns true when nothing is left */
    continue(): boolean {
      try {
        while (left.length > 0) left = left.subarray(write(fd, left));
      } catch (error) {
        if (isBusy(error)) return false;
        // The reader has gone or the disk is full. The server continues.
        left = new Uint8Array();
      }
      return true;
    },
  };
}

/** Joins lines to bytes. As strings, the lines that wait would make each collection of garbage longer. */
function createLineBuffer() {
  let bytes = Buffer.allocUnsafe(BUFFER_BYTES);
  let length = 0;
  return {
    size: () => length,
    add(line: string): void {
      const most = length + line.length * MAX_BYTES_PER_CHARACTER;
      if (most > bytes.length) {
        const larger = Buffer.allocUnsafe(2 * most);
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      length += bytes.write(line, length);
    },
    clear(): void {
      if (bytes.length > BUFFER_BYTES) bytes = Buffer.allocUnsafe(BUFFER_BYTES);
      length = 0;
    },
    toBytes: () => bytes.subarray(0, length),
  };
}

/**
 * Writes lines in batches, outside of request handling. A slow or closed reader blocks nothing: lines wait up to a
 * limit, then they are dropped, and `describeLoss` logs how many.
 */
export function createLogWriter(
  output: Output,
  describeLoss: (lines: number) => string,
  write: Write = writeSync,
): LogWriter {
  const batch = createBatch(output.fd, write);
  let waiting = createLineBuffer();
  let sent = createLineBuffer();
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let isThrough = false;

  /** @returns true when all lines are written */
  function push(): boolean {
    clearTimeout(timer);
    timer = undefined;
    if (!batch.continue()) return false;
    if (lost > 0) waiting.add(describeLoss(lost));
    lost = 0;
    batch.start(waiting.toBytes());
    sent.clear();
    [waiting, sent] = [sent, waiting];
    return batch.continue();
  }

  function pushLater(): void {
    timer ??= setTimeout(pushNow, BATCH_MS).unref();
  }

  function pushNow(): void {
    if (!push()) pushLater();
  }

  return {
    isTTY: output.isTTY ?? false,
    write(text) {
      if (batch.size() + waiting.size() > MAX_WAITING_BYTES) {
        lost += 1;
        return;
      }
      waiting.add(text);
      const isDue = isThrough || waiting.size() >= BATCH_BYTES;
      if (isDue && batch.size() === 0) pushNow();
      else pushLater();
    },
    flush() {
      for (let tries = 0; !push() && tries < FLUSH_TRIES; tries += 1) pause();
    },
    writeThrough() {
      isThrough = true;
      pushNow();
    },
  };
}

function pause(): void {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(cell, 0, 0, FLUSH_PAUSE_MS);
}
