import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";
import type { Log } from "../log.ts";
import { sendJson } from "../api/send-json.ts";
import { renderErrorPage } from "./error-page.ts";
import { requestIdOf } from "./request-log.ts";
import { toFailure } from "./to-failure.ts";

/** Seconds after which a client may try again what was unavailable. */
const RETRY_AFTER = "5";

/** Answers every error: JSON under /api, a plain page elsewhere. The details of a bug go to the log alone. */
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
