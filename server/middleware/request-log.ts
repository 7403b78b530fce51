import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerLog } from "../log.ts";
import type { Metrics } from "../metrics.ts";

const REQUEST_ID = /^[\w.-]{8,64}$/u;
const MAX_PATH_LENGTH = 512;
/** Asked for by machines every few seconds. */
const PROBES: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/metrics",
]);

const PLAIN_PATH = /^[\x21-\x3e\x40-\x7e]{1,512}$/u;

/** The path for the log: without the query, which may hold a token, and without control characters. */
function loggedPath(target: string): string {
  if (PLAIN_PATH.test(target)) return target;
  const [path = ""] = target.split("?", 1);
  return path.replaceAll(/[^\x21-\x7e]/gu, "?").slice(0, MAX_PATH_LENGTH);
}

/** The id of the request that this response answers. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader("X-Request-Id") ?? "");
}

/** A request that is being answered. */
export interface BegunRequest {
  id: string;
  /** The target as it was sent. */
  url: string;
  /** By `performance.now()`. */
  start: number;
  /** What its connection had sent before. */
  sentBefore: number;
}

/**
 * Gives each request an id (the proxy's, if it is trusted) and logs one line when it is answered or aborted. It never
 * logs a body, a query or an IP address.
 */
export interface RequestLog {
  begin(request: IncomingMessage): BegunRequest;
  /** Logs as soon as the reply is on its way as a whole, or its connection is closed. */
  end(
    request: IncomingMessage,
    response: ServerResponse,
    begun: BegunRequest,
  ): void;
}

export function createRequestLog({
  log,
  metrics,
  trustsProxy,
}: {
  log: ServerLog;
  metrics: Metrics;
  trustsProxy: boolean;
}): RequestLog {
  function write(
    { method, socket }: IncomingMessage,
    status: number,
    { id, url, start, sentBefore }: BegunRequest,
  ): void {
    const ms = performance.now() - start;
    metrics.observeRequest(status, ms / 1000);
    log.request(PROBES.has(url) ? "debug" : "info", {
      method: method ?? "",
      path: loggedPath(url),
      status,
      bytes: socket.bytesWritten - sentBefore,
      ms: Math.round(ms * 10) / 10,
      requestId: id,
    });
  }

  return {
    begin(request) {
      const given = trustsProxy ? request.headers["x-request-id"] : undefined;
      const isGiven = typeof given === "string" && REQUEST_ID.test(given);
      return {
        id: isGiven ? given : randomUUID(),
        url: request.url ?? "",
        start: performance.now(),
        sentBefore: request.socket.bytesWritten,
      };
    },
    end(request, response, begun) {
      // The system has taken the whole reply.
      if (response.writableEnded && response.writableLength === 0) {
        write(request, response.statusCode, begun);
        return;
      }
      response.once("close", () =>
        write(
          request,
          response.writableFinished ? response.statusCode : 499,
          begun,
        ),
      );
    },
  };
}
