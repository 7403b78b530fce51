/** Something outside the content keeps a command from running: exit code 2, one clear sentence, no stack. */
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
