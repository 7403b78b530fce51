import { currentRequestId } from "./current-request.ts";
import { hideMailAddresses } from "./hide-personal-data.ts";

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
export type LogFields = Readonly<Record<string, unknown>>;

/** What the log says of a request. */
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
 * Writes one line for each event. Fields never hold a request body, an IP address of a visitor or a secret; mail addresses
 * are replaced. A line about a request has its id.
 */
export type Log = Record<Exclude<LogLevel, "silent">, WriteEvent>;

/** The log of a whole server. */
export interface ServerLog extends Log {
  /** Writes the event `request`, which happens more often than all others. */
  request(level: "debug" | "info", fields: RequestFields): void;
}

export interface LogStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

const CONTROL = /\p{Cc}/gu;

/** The loggable part of an error. Other properties may hold a request body: parsers put it there. */
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

/** The fields as JSON can hold them. */
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

/** The line of a request, as JSON.stringify would write it. */
function formatRequest(level: string, time: string, fields: RequestFields) {
  const { method, path, status, bytes, ms, requestId } = fields;
  return `{"time":"${time}","level":"${level}","message":"request","method":${quote(method)},"path":${quote(path)},"status":${status},"bytes":${bytes},"ms":${ms},"requestId":"${requestId}"}\n`;
}

/** Formats moments. Those within a millisecond share the text. */
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

/** Says that lines were dropped, in the form of the others. */
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
