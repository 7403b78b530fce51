import type { Request } from "express";
import type { SubmissionKind } from "../../inbox/submission.ts";

/** The format of a failure: the contract's JSON body, one plain sentence, or a page. Success is JSON or a page. */
export type ReplyFormat = "json" | "text" | "page";

/**
 * The format that the client expects. A browser that posts a form without script accepts text/html. A newsletter form
 * shows the body of a failure directly to the person ("422: Please enter a valid email address"), so that call
 * answers with one plain sentence unless the client accepts application/json. The contact call answers with JSON
 * unless the client wants a page.
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
