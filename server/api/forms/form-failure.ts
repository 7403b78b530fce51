import type { FailureCode } from "#contract";
import { AppError } from "../../app-error.ts";
import { toFailure, type Failure } from "../../replies/to-failure.ts";

/** How long a client should wait after 503. */
export const RETRY_AFTER_SECONDS = "30";

/** Messages for visitors, for failures without a suitable message of their own. */
const visitorWords: Partial<Record<FailureCode, string>> = {
  internal:
    "Something went wrong on our side and nothing was saved. Please try again later.",
  unavailable:
    "We could not save this just now. Please try again in a few minutes.",
  payload_too_large: "This is longer than we can take. Please shorten it.",
  unsupported_media_type: "Please send the form as it is, without compression.",
  bad_request:
    "The form could not be read. Please reload the page and send it again.",
};

/**
 * The reply to a failed form post. Below 500, an AppError keeps its message. The cause of a database failure is not
 * revealed.
 */
export function toFormFailure(error: unknown): Failure {
  const { status, body } = toFailure(error);
  if (error instanceof AppError && status < 500) return { status, body };
  const entries = Object.entries(visitorWords);
  const words = entries.find(([code]) => code === body.code)?.[1];
  return { status, body: { ...body, message: words ?? body.message } };
}
