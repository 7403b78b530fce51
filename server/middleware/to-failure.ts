import { failureStatus, type FailureCode, type FailureReply } from "#contract";
import { AppError, isFailureCode } from "../app-error.ts";

/** What a client is told of each code when the error's own words are not for it. */
const generic: Record<FailureCode, string> = {
  bad_request: "The request is malformed.",
  unauthorized: "This needs a credential.",
  forbidden: "This is not allowed.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "This address does not answer that method.",
  conflict: "This conflicts with an earlier request.",
  payload_too_large: "The request is too large.",
  unsupported_media_type: "This content type is not supported.",
  invalid: "The request is not valid.",
  rate_limited: "Too many requests. Please try again later.",
  internal: "Something went wrong on our side. Please try again later.",
  unavailable: "This is not available at the moment. Please try again shortly.",
};

const codeOfStatus = new Map<number, FailureCode>(
  Object.entries(failureStatus).flatMap(([code, status]) =>
    isFailureCode(code) ? [[status, code] as const] : [],
  ),
);

export interface Failure {
  status: number;
  body: FailureReply;
}

/** The code of an error that a parser or Express itself blames on the client; of anything else `internal`. */
function codeOf(error: unknown): FailureCode {
  if (error instanceof AppError)
    return isFailureCode(error.code) ? error.code : "internal";
  const status =
    error instanceof Error && "status" in error ? error.status : undefined;
  if (typeof status !== "number" || status < 400 || status >= 500)
    return "internal";
  return codeOfStatus.get(status) ?? "bad_request";
}

/**
 * The reply to an error. An expected failure below 500 keeps its words; those of a parser are replaced, for they
 * quote the body; anything else is ours to mend and says nothing.
 */
export function toFailure(error: unknown): Failure {
  const code = codeOf(error);
  const status = failureStatus[code];
  const told = error instanceof AppError && status < 500 ? error : undefined;
  return {
    status,
    body: {
      success: false,
      message: told?.message ?? generic[code],
      code,
      ...(told?.errors && { errors: [...told.errors] }),
    },
  };
}
