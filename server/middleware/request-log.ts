import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import type { Log } from "../log.ts";
import type { Metrics } from "../operations/metrics.ts";

const REQUEST_ID = /^[\w.-]{8,64}$/u;
const LONGEST_PATH = 512;

/** The path as a log may show it: no query, which may hold a token, and nothing that a terminal would act on. */
function loggedPath(target: string): string {
  const [path = ""] = target.split("?", 1);
  return path.replaceAll(/[^\x21-\x7e]/gu, "?").slice(0, LONGEST_PATH);
}

/** The id of the request that a reply answers. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader("X-Request-Id") ?? "");
}

/**
 * Gives each request an id (that of the proxy, when one is trusted) and writes one line once it is answered or has
 * gone away. Never a body, a query or an address.
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
