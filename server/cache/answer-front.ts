import type { IncomingMessage, RequestListener } from "node:http";
import type { BegunRequest, RequestLog } from "../middleware/request-log.ts";
import type { AnswerBody, DocumentAnswer, FileAnswer } from "./answer.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { chooseEncoding } from "./content-encoding.ts";
import { isNoneMatch } from "./entity-tag.ts";
import { toKnownQuery, type ParametersOf } from "./query-parameters.ts";
import { writeReply } from "./write-reply.ts";

/** Request headers for a range of a file, or with conditions. The application answers a file request that has one. */
const FILE_CONDITIONS = [
  "range",
  "if-range",
  "if-match",
  "if-modified-since",
  "if-unmodified-since",
  "cache-control",
] as const;

/** The characters allowed in a query. Other targets are refused, so the cache ignores them. */
const QUERY = /^[\x21\x22\x24-\x7e]*$/u;

/** The cache key of the answer to a request. Undefined for a target that has no answer. */
function toKey(
  { url: target = "", headers }: IncomingMessage,
  {
    parametersOf,
    toAnswerPath,
  }: Pick<FrontOptions, "parametersOf" | "toAnswerPath">,
) {
  const end = target.indexOf("?");
  if (end === -1) return toAnswerPath(target, headers.accept);
  const search = target.slice(end);
  if (!QUERY.test(search)) return undefined;
  const path = toAnswerPath(target.slice(0, end), headers.accept);
  return path + toKnownQuery(search, parametersOf(path));
}

/** Whether the client already has the answer. Undefined where only the application can decide. */
function isNotModified(
  { headers }: IncomingMessage,
  answer: DocumentAnswer | FileAnswer,
  { etag }: AnswerBody,
): boolean | undefined {
  const known = headers["if-none-match"];
  if (answer.kind === "document" && headers["if-match"] === undefined)
    return known === etag || isNoneMatch(known, answer.digest);
  if (FILE_CONDITIONS.some((name) => headers[name] !== undefined))
    return undefined;
  if (known === undefined) return false;
  return known === etag ? true : undefined;
}

interface FrontOptions {
  cache: AnswerCache;
  requestLog: RequestLog;
  parametersOf: ParametersOf;
  /** The path of the answer that a client with this Accept header gets for a path. */
  toAnswerPath: (path: string, accept: string | undefined) => string;
  isDraining: () => boolean;
  /** Answers the requests that the cache cannot answer. */
  app: (...args: [...Parameters<RequestListener>, BegunRequest]) => void;
}

/**
 * Answers from the cache before any other code handles the request, and repeats the header lines that the application
 * sent with the same answer. All other requests go to the application.
 */
export function createAnswerFront(options: FrontOptions): RequestListener {
  const { cache, requestLog, isDraining, app } = options;

  const answer: (
    ...args: [...Parameters<RequestListener>, BegunRequest]
  ) => boolean = (request, response, begun) => {
    const { method } = request;
    if ((method !== "GET" && method !== "HEAD") || isDraining()) return false;
    const key = toKey(request, options);
    const found = key === undefined ? undefined : cache.find(key);
    if (key === undefined || !found || found.kind === "redirect") return false;
    const accepted = request.headers["accept-encoding"];
    const body = found.bodies[chooseEncoding(accepted, found.encodings)];
    if (!body?.head) return false;
    const notModified = isNotModified(request, found, body);
    if (notModified === undefined) return false;

    const { ok, notModified: unchanged } = body.head;
    writeReply(response, notModified ? unchanged : ok, begun.id);
    cache.countHit(key, body);
    requestLog.end(request, response, begun);
    return true;
  };

  return (request, response) => {
    const begun = requestLog.begin(request);
    if (!answer(request, response, begun)) app(request, response, begun);
  };
}
