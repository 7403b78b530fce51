export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
export type LogFields = Readonly<Record<string, unknown>>;

/** One line an event. Fields never hold a body, an address or a secret. */
export type Log = Record<
  Exclude<LogLevel, "silent">,
  (message: string, fields?: LogFields) => void
>;

export interface LogStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

const CONTROL = /\p{Cc}/gu;

/** What a log may say of an error: no properties beyond these, since parsers keep the body on theirs. */
function describeError(error: Error): LogFields {
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause instanceof Error && {
      cause: describeError(error.cause),
    }),
  };
}

function toPlain(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value instanceof Error ? describeError(value) : value,
    ]),
  );
}

function formatPretty(level: string, message: string, fields: LogFields) {
  const rest = Object.entries(fields).map(([key, value]) =>
    value instanceof Error
      ? `\n  ${value.stack ?? value.message}`
      : ` ${key}=${String(value).replaceAll(CONTROL, "?")}`,
  );
  return `${level.padEnd(5)} ${message}${rest.join("")}\n`;
}

/** A log of one JSON line an event, or of readable lines on a terminal. */
export function createLog({
  stream,
  level,
  clock,
}: {
  stream: LogStream;
  level: LogLevel;
  clock: () => Date;
}): Log {
  const threshold = logLevels.indexOf(level);
  const writer = (own: LogLevel) => {
    if (logLevels.indexOf(own) < threshold) return () => {};
    return (message: string, fields: LogFields = {}) => {
      const line = stream.isTTY
        ? formatPretty(own, message, fields)
        : `${JSON.stringify({ time: clock().toISOString(), level: own, message, ...toPlain(fields) })}\n`;
      stream.write(line);
    };
  };
  return {
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
  };
}
