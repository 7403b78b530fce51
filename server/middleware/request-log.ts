import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { pinoHttp } from "pino-http";
import { hidePersonalData } from "../hide-personal-data.ts";
import type { ServerLog } from "../log.ts";

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

const isShowable = (id: string) =>
  REQUEST_ID.test(id) && hidePersonalData(id) === id;

/** The request id set by a proxy. Undefined if it is not safe to log. */
function givenId({ headers }: IncomingMessage): string | undefined {
  const id = headers["x-request-id"];
  if (typeof id === "string" && isShowable(id)) return id;
  const parent = headers["traceparent"];
  return typeof parent === "string"
    ? TRACE_PARENT.exec(parent)?.[1]
    : undefined;
}

declare module "node:http" {
  interface IncomingMessage {
    /** When it began, from `performance.now()`, and the bytes that its connection had sent before. */
    begun?: { at: number; sentBefore: number };
  }
}

function describe(request: IncomingMessage, response: ServerResponse) {
  const { begun, id, method, socket, url = "" } = request;
  const target = "originalUrl" in request ? String(request.originalUrl) : url;
  const { at, sentBefore } = begun ?? { at: performance.now(), sentBefore: 0 };
  return {
    method,
    path: loggedPath(target),
    status: response.writableFinished ? response.statusCode : 499,
    bytes: socket.bytesWritten - sentBefore,
    ms: Math.round((performance.now() - at) * 10) / 10,
    requestId: id,
  };
}

/**
 * Gives each request an id (the proxy's X-Request-Id or trace id, if the proxy is trusted) and logs one line when it
 * is answered or aborted. It never logs a body, a query, a mail address or an IP address.
 */
export function createRequestLog(
  log: Pick<ServerLog, "pino">,
  trustsProxy: boolean,
): RequestHandler {
  return pinoHttp({
    logger: log.pino,
    genReqId(request) {
      const sentBefore = request.socket.bytesWritten;
      request.begun = { at: performance.now(), sentBefore };
      return (trustsProxy && givenId(request)) || randomUUID();
    },
    // Everything that is logged of a request is in `describe`.
    wrapSerializers: false,
    serializers: { req: () => undefined },
    quietResLogger: true,
    customLogLevel: ({ url = "" }) => (PROBES.has(url) ? "debug" : "info"),
    customSuccessMessage: () => "request",
    customErrorMessage: () => "request",
    customSuccessObject: describe,
    customErrorObject: describe,
  });
}
