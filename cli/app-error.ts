/** An expected failure outside the content: exit code 2 and one clear sentence without a stack. */
export class AppError extends Error {
  readonly code: string;
  readonly hint: string | undefined;

  constructor(
    code: string,
    message: string,
    details: { hint?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.hint = details.hint;
  }
}

/** An option or an argument that the command cannot take. */
export class BadOption extends AppError {
  constructor(message: string, hint?: string) {
    super("bad-option", message, hint === undefined ? {} : { hint });
  }
}

/** A file cannot be written. The hint says why. */
export function cannotWrite(path: string, cause: unknown): AppError {
  const hint = cause instanceof Error ? cause.message : String(cause);
  const message = `"${path}" cannot be written.`;
  return new AppError("cannot-write", message, { hint, cause });
}

/** A signal stopped the command. */
export class Stopped extends AppError {
  readonly signal: "SIGINT" | "SIGTERM" | "SIGPIPE";

  constructor(signal: Stopped["signal"]) {
    super("stopped", `Stopped by ${signal}.`);
    this.signal = signal;
  }
}
