export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one line for each event. Fields never hold a request body, an IP address or a secret. */
export type Log = Record<
  Exclude<LogLevel, "silent">,
  (message: string, fields?: LogFields) => void
>;

export interface LogStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

const CONTROL = /\p{Cc}/gu;

/** The loggable part of an error. Other properties may hold a request body: parsers put it there. */
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

/** The fields as JSON can hold them. */
function toPlain(fields: LogFields): LogFields {
  if (!Object.values(fields).some((value) => value instanceof Error))
    return fields;
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
}): Log {
  const threshold = logLevels.indexOf(level);
  const timestamp = createTimestamps(clock);
  const writer = (own: LogLevel) => {
    if (logLevels.indexOf(own) < threshold) return () => {};
    return (message: string, fields: LogFields = {}) => {
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
  };
}
