import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";
import type { Log } from "../log.ts";
import { renderErrorPage } from "../replies/error-page.ts";
import { sendJson } from "../replies/send-json.ts";
import { toFailure } from "../replies/to-failure.ts";
import { requestIdOf } from "./request-log.ts";

/** Seconds that a client should wait after 503. */
const RETRY_AFTER = "5";

/** Answers every error: JSON under /api, a plain page elsewhere. Only the log gets the details of a bug. */
export function createErrorHandler(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    const { status, body } = toFailure(error);
    const requestId = requestIdOf(response);
    if (status >= 500) log.error("request failed", { requestId, error });
    else log.debug("request refused", { requestId, status, code: body.code });
    if (response.headersSent) {
      next(error);
      return;
    }
    for (const name of [
      "Content-Encoding",
      "ETag",
      "Last-Modified",
      "Content-Range",
    ])
      response.removeHeader(name);
    response.set("Cache-Control", "no-store");
    if (status === 503) response.set("Retry-After", RETRY_AFTER);
    if (/^\/api(?:[/?]|$)/u.test(request.originalUrl)) {
      sendJson(response, status, body);
      return;
    }
    const html = renderErrorPage({
      title: STATUS_CODES[status] ?? "Error",
      message: body.message,
      requestId,
    });
    response.status(status).type("html").end(html);
  };
}
