import { failureStatus, type FailureCode, type FailureReply } from "#contract";
import { AppError, isFailureCode } from "../../app-error.ts";

/** A failure as it leaves the server. */
export interface FormFailure {
  status: number;
  body: FailureReply;
  /** Set when it is ours to mend and belongs in the log. */
  fault: boolean;
}

/** Words for failures whose cause is none of the visitor's business. */
const ownWords: Partial<Record<FailureCode, string>> = {
  internal:
    "Something went wrong on our side and nothing was saved. Please try again later.",
  unavailable:
    "We could not save this just now. Please try again in a few minutes.",
  payload_too_large: "This is longer than we can take. Please shorten it.",
  unsupported_media_type: "Please send the form as it is, without compression.",
  bad_request:
    "The form could not be read. Please reload the page and send it again.",
};

/** What the client is told of an error: an AppError below 500 in its own words, anything else in calm ones. */
export function toFormFailure(error: unknown): FormFailure {
  const code = failureCode(error);
  const status = failureStatus[code];
  const own = error instanceof AppError && status < 500 ? error : undefined;
  return {
    status,
    body: {
      success: false,
      message: own?.message ?? ownWords[code] ?? "",
      code,
      ...(own?.errors === undefined ? {} : { errors: [...own.errors] }),
    },
    fault: status >= 500,
  };
}

function failureCode(error: unknown): FailureCode {
  if (error instanceof AppError)
    return isFailureCode(error.code) ? error.code : "internal";
  // The body parser's errors carry their status.
  const status = error instanceof Error && "status" in error && error.status;
  if (status === 413) return "payload_too_large";
  if (status === 415) return "unsupported_media_type";
  return status === 400 ? "bad_request" : "internal";
}
