import { failureStatus, type FailureCode, type FailureReply } from "#contract";
import { AppError, isFailureCode } from "../app-error.ts";
import { failureMessages } from "../messages.ts";

const genericMessages: Record<FailureCode, string> = failureMessages;

const codeOfStatus = new Map<number, FailureCode>(
  Object.entries(failureStatus).flatMap(([code, status]) =>
    isFailureCode(code) ? [[status, code] as const] : [],
  ),
);

export interface Failure {
  status: number;
  body: FailureReply & { code: FailureCode };
}

/** Node's HTTP parser found an invalid or incomplete body. */
const isParseError = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  String(error.code).startsWith("HPE_");

/**
 * An error with a 4xx status comes from a parser or Express and is caused by the client. Any other error is a bug.
 */
function codeOf(error: unknown): FailureCode {
  if (error instanceof AppError)
    return isFailureCode(error.code) ? error.code : "internal";
  if (isParseError(error)) return "bad_request";
  const status =
    error instanceof Error && "status" in error ? error.status : undefined;
  if (typeof status !== "number" || status < 400 || status >= 500)
    return "internal";
  return codeOfStatus.get(status) ?? "bad_request";
}

/**
 * The reply to an error. Only an `AppError` below 500 keeps its message: parsers quote the request body in theirs,
 * and details of a bug must not be revealed.
 */
export function toFailure(error: unknown): Failure {
  const code = codeOf(error);
  const status = failureStatus[code];
  const shown = error instanceof AppError && status < 500 ? error : undefined;
  return {
    status,
    body: {
      success: false,
      message: shown?.message ?? genericMessages[code],
      code,
      ...(shown?.errors && { errors: [...shown.errors] }),
    },
  };
}
