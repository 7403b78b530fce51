import { pino, type Logger } from "pino";
import { currentRequestId } from "./current-request.ts";
import { hideMailAddresses } from "./hide-personal-data.ts";

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
export type LogFields = Readonly<Record<string, unknown>>;

type WriteEvent = (message: string, fields?: LogFields) => void;

/**
 * Writes one line per event. Fields never contain a request body, a visitor's IP address or a secret, and mail
 * addresses are replaced. A line about a request has its id.
 */
export type Log = Record<Exclude<LogLevel, "silent">, WriteEvent>;

/** The log of the whole server. */
export interface ServerLog extends Log {
  /** Writes the lines of requests. */
  pino: Logger;
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

/** Formats a line of the log for a terminal. */
function formatPretty(line: string): string {
  const { level, time: _, message, ...fields } = JSON.parse(line);
  const rest = Object.entries<unknown>(fields).map(([key, value]) => {
    const stack: unknown = Object(value).stack;
    return typeof stack === "string"
      ? `\n  ${stack}`
      : ` ${key}=${String(value).replaceAll(CONTROL, "?")}`;
  });
  return `${String(level).padEnd(5)} ${String(message)}${rest.join("")}\n`;
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
  const logger = pino(
    {
      level,
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${clock().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream.isTTY
      ? { write: (line) => void stream.write(formatPretty(line)) }
      : { write: (line) => void stream.write(line) },
  );
  const writer =
    (own: keyof Log): WriteEvent =>
    (message, given = {}) => {
      if (!logger.isLevelEnabled(own)) return;
      const requestId = currentRequestId();
      const fields = requestId === undefined ? given : { requestId, ...given };
      logger[own](toPlain(fields), message);
    };
  return {
    pino: logger,
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
  };
}
