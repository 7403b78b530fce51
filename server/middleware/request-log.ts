import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerLog } from "../log.ts";
import { hidePersonalData } from "../hide-personal-data.ts";

const REQUEST_ID = /^[\w.-]{8,64}$/u;
/** The trace id of W3C Trace Context. */
const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/u;
const MAX_PATH_LENGTH = 512;
/** Requested by monitoring systems every few seconds. */
const PROBES: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/metrics",
]);

/** Letters, digits and the other characters of slugs and files. Mail addresses and IP addresses do not match. */
const PLAIN_PATH = /^[\w/-]{1,200}$/u;

/** The path for the log, without the query, which may contain a token, personal data and control characters. */
function loggedPath(target: string): string {
  if (PLAIN_PATH.test(target)) return target;
  const [path = ""] = target.split("?", 1);
  return hidePersonalData(path.slice(0, MAX_PATH_LENGTH)).replaceAll(
    /[^\x21-\x7e]/gu,
    "?",
  );
}

/** The request id set by a proxy. Undefined if it is not safe to log. */
function givenId({ headers }: IncomingMessage): string | undefined {
  const id = headers["x-request-id"];
  if (typeof id === "string" && isShowable(id)) return id;
  const parent = headers["traceparent"];
  return typeof parent === "string"
    ? TRACE_PARENT.exec(parent)?.[1]
    : undefined;
}

const isShowable = (id: string) =>
  REQUEST_ID.test(id) && hidePersonalData(id) === id;

/** The id of the request that this response answers. */
export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader("X-Request-Id") ?? "");
}

/** A request that is being answered. */
export interface BegunRequest {
  id: string;
  /** The target as it was sent. */
  url: string;
  /** From `performance.now()`. */
  start: number;
  /** The bytes that its connection had sent before. */
  sentBefore: number;
}

/**
 * Gives each request an id (the proxy's X-Request-Id or trace id, if the proxy is trusted) and logs one line when it
 * is answered or aborted. It never logs a body, a query, a mail address or an IP address.
 */
export interface RequestLog {
  begin(request: IncomingMessage): BegunRequest;
  /** Logs when the whole reply is handed to the system, or its connection is closed. */
  end(
    request: IncomingMessage,
    response: ServerResponse,
    begun: BegunRequest,
  ): void;
}

export function createRequestLog({
  log,
  observe,
  trustsProxy,
}: {
  log: ServerLog;
  observe: (url: string, status: number, seconds: number) => void;
  trustsProxy: boolean;
}): RequestLog {
  function write(
    { method, socket }: IncomingMessage,
    status: number,
    { id, url, start, sentBefore }: BegunRequest,
  ): void {
    const ms = performance.now() - start;
    observe(url, status, ms / 1000);
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
      const given = trustsProxy ? givenId(request) : undefined;
      return {
        id: given ?? randomUUID(),
        url: request.url ?? "",
        start: performance.now(),
        sentBefore: request.socket.bytesWritten,
      };
    },
    end(request, response, begun) {
      // The system has accepted the whole reply.
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
