import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";

const REQUEST_ID = /^[\w.-]{8,64}$/u;
const MAX_PATH_LENGTH = 512;

/** The path for the log: without the query, which may hold a token, and without control characters. */
function loggedPath(target: string): string {
  const [path = ""] = target.split("?", 1);
  return path.replaceAll(/[^\x21-\x7e]/gu, "?").slice(0, MAX_PATH_LENGTH);
}

/** The id of the request that this response answers. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader("X-Request-Id") ?? "");
}

/**
 * Gives each request an id (the proxy's, if it is trusted) and logs one line when it is answered or aborted. It never
 * logs a body, a query or an IP address.
 */
export function createRequestLog({
  log,
  metrics,
  trustsProxy,
}: {
  log: Log;
  metrics: Metrics;
  trustsProxy: boolean;
}): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const sentBefore = request.socket.bytesWritten;
    const given = trustsProxy ? request.get("x-request-id") : undefined;
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    response.set("X-Request-Id", requestId);
    const { method, url } = request;
    response.once("close", () => {
      const ms = performance.now() - start;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observeRequest(status, ms / 1000);
      const write = /^\/(?:healthz|readyz|metrics)$/u.test(url)
        ? log.debug
        : log.info;
      write("request", {
        method,
        path: loggedPath(url),
        status,
        bytes: request.socket.bytesWritten - sentBefore,
        ms: Math.round(ms * 10) / 10,
        requestId,
      });
    });
    next();
  };
}
