import { currentRequestId } from "./current-request.ts";
import { hideMailAddresses } from "./hide-personal-data.ts";

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
export type LogFields = Readonly<Record<string, unknown>>;

/** The log fields of a request. */
export interface RequestFields {
  method: string;
  path: string;
  status: number;
  bytes: number;
  ms: number;
  requestId: string;
}

type WriteEvent = (message: string, fields?: LogFields) => void;

/**
 * Writes one line per event. Fields never contain a request body, a visitor's IP address or a secret, and mail
 * addresses are replaced. A line about a request has its id.
 */
export type Log = Record<Exclude<LogLevel, "silent">, WriteEvent>;

/** The log of the whole server. */
export interface ServerLog extends Log {
  /** Writes the event `request`, which is by far the most frequent. */
  request(level: "debug" | "info", fields: RequestFields): void;
}

export interface LogStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

const CONTROL = /\p{Cc}/gu;

/** The parts of an error that may be logged. Other properties may contain a request body, which parsers add. */
function describeError(error: Error): LogFields {
  return {
    name: error.name,
    message: hideMailAddresses(error.message),
    stack: error.stack && hideMailAddresses(error.stack),
    ...(error.cause instanceof Error && {
      cause: describeError(error.cause),
    }),
  };
}

/** Converts the fields to JSON values. */
function toPlain(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value instanceof Error
        ? describeError(value)
        : typeof value === "string"
          ? hideMailAddresses(value)
          : value,
    ]),
  );
}

function formatPretty(level: string, message: string, fields: LogFields) {
  const rest = Object.entries(fields).map(([key, value]) =>
    value instanceof Error
      ? `\n  ${hideMailAddresses(value.stack ?? value.message)}`
      : ` ${key}=${hideMailAddresses(String(value)).replaceAll(CONTROL, "?")}`,
  );
  return `${level.padEnd(5)} ${message}${rest.join("")}\n`;
}

const quote = (text: string) =>
  /^[\w/.:?=&%+~-]*$/u.test(text) ? `"${text}"` : JSON.stringify(text);

/** The line of a request, identical to the output of JSON.stringify. Node accepts only known methods. */
function formatRequest(level: string, time: string, fields: RequestFields) {
  const { method, path, status, bytes, ms, requestId } = fields;
  return `{"time":"${time}","level":"${level}","message":"request","method":"${method}","path":${quote(path)},"status":${status},"bytes":${bytes},"ms":${ms},"requestId":"${requestId}"}\n`;
}

/** Formats timestamps. Those in the same millisecond share the text. */
function createTimestamps(clock: () => Date): () => string {
  let last = Number.NaN;
  let text = "";
  return () => {
    const now = clock();
    if (now.getTime() === last) return text;
    last = now.getTime();
    text = now.toISOString();
    return text;
  };
}

/** The log line that reports dropped lines. */
export function describeLoss(lines: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ time, level: "warn", message: "log lines dropped: their reader is too slow", lines })}\n`;
}

/** Logs each event as a line of JSON, or as readable text on a terminal. */
export function createLog({
  stream,
  level,
  clock,
}: {
  stream: LogStream;
  level: LogLevel;
  clock: () => Date;
}): ServerLog {
  const threshold = logLevels.indexOf(level);
  const timestamp = createTimestamps(clock);
  const isWritten = (own: LogLevel) => logLevels.indexOf(own) >= threshold;
  const writer = (own: LogLevel): WriteEvent => {
    if (!isWritten(own)) return () => {};
    return (message, given = {}) => {
      const requestId = currentRequestId();
      const fields = requestId === undefined ? given : { requestId, ...given };
      const line = stream.isTTY
        ? formatPretty(own, message, fields)
        : `${JSON.stringify({ time: timestamp(), level: own, message, ...toPlain(fields) })}\n`;
      stream.write(line);
    };
  };
  return {
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
    request(own, fields) {
      if (!isWritten(own)) return;
      stream.write(
        stream.isTTY
          ? formatPretty(own, "request", { ...fields })
          : formatRequest(own, timestamp(), fields),
      );
    },
  };
}
