import type { Request } from "express";
import type { SubmissionKind } from "../../inbox/submission.ts";

/** How a failure is written: the contract's JSON body, one plain sentence, or a page. Success is JSON or a page. */
export type ReplyFormat = "json" | "text" | "page";

/**
 * What the client asks for. A browser that posts a form without script names text/html. A newsletter form shows the
 * body of a failure to the person as it is ("422: Please enter a valid email address"), so that call answers in one
 * plain sentence unless the client names application/json; the contact call answers in JSON unless it wants a page.
 */
export function replyFormat(
  request: Request,
  kind: SubmissionKind,
): ReplyFormat {
  const offered =
    kind === "newsletter"
      ? ["text/plain", "application/json", "text/html"]
      : ["application/json", "text/html"];
  switch (request.accepts(offered)) {
    case "text/html":
      return "page";
    case "text/plain":
      return "text";
    case "application/json":
      return "json";
    default:
      return kind === "newsletter" ? "text" : "json";
  }
}
