import { kill } from "node:process";
import {
  createConnection,
  type Connection,
  type WatchDog,
} from "vscode-languageserver";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import {
  type CommandContext,
  type ExitCode,
  exitCodes,
} from "../../context.ts";
import type { FolderOptions } from "../../folders.ts";
import { registerHandlers } from "./register-handlers.ts";
import { Session } from "../session/session.ts";
import { Transform, type TransformCallback } from "node:stream";

/** The error code of JSON-RPC for a message that cannot be parsed. */
const PARSE_ERROR = -32700;
/** How often to look whether the editor is still running. */
const INTERVAL_MS = 3000;

/**
 * Serves one editor over standard input and output until it sends `exit`, closes the input, or its process ends. Writes
 * nothing to disk.
 * @returns 0 after `shutdown`, otherwise 1, as the protocol requires
 */
export async function serve(
  options: FolderOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { signal, stdin, stdout } = context;
  const input = stdin.pipe(createFrameFilter());
  const reader = new StreamMessageReader(input);
  const writer = new StreamMessageWriter(stdout);
  reader.onError(({ message }) => {
    const error = { code: PARSE_ERROR, message };
    const reply = { jsonrpc: "2.0", id: null, error };
    writer.write(reply).catch(() => {});
  });
  const { promise, resolve } = Promise.withResolvers<ExitCode>();
  const watchDog = createWatchDog(resolve);
  const connection: Connection = createConnection(
    (logger) => createProtocolConnection(reader, writer, logger),
    watchDog,
  );
  const end = () => watchDog.exit(watchDog.shutdownReceived ? 0 : 1);
  const session = new Session(options, context, {
    publish: (params) => void connection.sendDiagnostics(params),
    warn: (message) => connection.window.showWarningMessage(message),
    log: (message) => connection.console.error(message),
  });
  registerHandlers(connection, session, context);
  stdin.once("end", end).once("close", end);
  signal?.addEventListener("abort", end, { once: true });
  connection.listen();
  const code = await promise;
  session.end();
  watchDog.stop();
  connection.dispose();
  stdin.off("end", end).off("close", end);
  stdin.unpipe(input);
  stdin.pause();
  return code;
}

/** Ends the server when the editor asks for it or its process is gone. */
function createWatchDog(
  finish: (code: ExitCode) => void,
): WatchDog & { stop(): void } {
  let stopWatching: (() => void) | undefined;
  return {
    shutdownReceived: false,
    initialize({ processId }) {
      if (typeof processId !== "number") return;
      stopWatching?.();
      stopWatching = watchParent(processId, () => finish(exitCodes.problems));
    },
    exit: (code) => finish(code === 0 ? exitCodes.clean : exitCodes.problems),
    stop: () => stopWatching?.(),
  };
}

/**
 * Calls back when a process has ended, such as an editor that has crashed.
 * @returns a function that stops watching
 */
function watchParent(pid: number, onGone: () => void): () => void {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The maximum size of one message in bytes: several times the largest document that an editor opens. */
const MAX_BYTES = 128_000_000;
const MAX_HEADER = 8192;

/**
 * Passes on only messages with a valid header, so that the reader behind it cannot lose its position. Everything else
 * is skipped up to the next header.
 */
function createFrameFilter(): Transform {
  let header = Buffer.alloc(0);
  /** Bytes of the body that are still missing. */
  let missing = 0;

  function pass(stream: Transform, chunk: Buffer): Buffer {
    const body = chunk.subarray(0, missing);
    missing -= body.length;
    stream.push(body);
    return chunk.subarray(body.length);
  }

  function readHeader(stream: Transform, chunk: Buffer): Buffer {
    const bytes = Buffer.concat([header, chunk]);
    const end = bytes.indexOf("\r\n\r\n");
    if (end === -1) {
      header = Buffer.from(bytes.subarray(-MAX_HEADER));
      return Buffer.alloc(0);
    }
    header = Buffer.alloc(0);
    const length = lengthIn(bytes.toString("latin1", 0, end));
    if (length !== undefined) {
      missing = length;
      stream.push(`Content-Length: ${length}\r\n\r\n`);
    }
    return bytes.subarray(end + 4);
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let rest = chunk;
      while (rest.length > 0)
        rest = missing > 0 ? pass(this, rest) : readHeader(this, rest);
      done();
    },
  });
}

/** The length from a header. Undefined if it is missing, invalid or too large. */
function lengthIn(header: string): number | undefined {
  const written = [
    ...header.matchAll(/Content-Length:[ \t]*(\d+)[ \t]*(?=\r\n|$)/giu),
  ];
  const length = Number(written.at(-1)?.[1]);
  return length > 0 && length <= MAX_BYTES ? length : undefined;
}
