import { failureStatus, type FailureCode, type FieldError } from "#contract";

/**
 * An expected failure: what happened in whole sentences, what to do about it, and the cause. If `code` is a failure
 * code of the contract, it decides the status of the reply. Below 500 the client gets the message too.
 */
export class AppError extends Error {
  readonly code: string;
  readonly hint: string | undefined;
  readonly errors: readonly FieldError[] | undefined;

  constructor(
    code: string,
    message: string,
    details: {
      hint?: string;
      cause?: unknown;
      errors?: readonly FieldError[];
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.hint = details.hint;
    this.errors = details.errors;
  }
}

export function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(failureStatus, code);
}
