import type { Request, Response } from "express";
import type { AnswerBody, DocumentAnswer } from "./answer.ts";
import type { Encoding } from "./content-encoding.ts";
import { isMatch, isNoneMatch } from "./entity-tag.ts";
import { toReplyLines } from "./write-reply.ts";

/** Headers that describe a body. A 304 reply has none. */
const BODY_HEADERS: ReadonlySet<string> = new Set([
  "content-type",
  "content-length",
  "content-encoding",
]);
/** Headers that differ between replies. */
const REPLY_HEADERS: ReadonlySet<string> = new Set([
  "x-request-id",
  "connection",
]);

/**
 * Reads the header lines of a reply that is about to be sent, so that other replies can repeat them.
 * @returns the function that adds them to the reply's body, or undefined if they are only for one visitor
 */
export function readHead(
  response: Response,
): ((bytes: Buffer) => Pick<AnswerBody, "bytes" | "head">) | undefined {
  if (response.hasHeader("Set-Cookie")) return undefined;
  const lines: string[] = [];
  const unchangedLines: string[] = [];
  for (const name of response.getRawHeaderNames()) {
    const value = String(response.getHeader(name));
    if (REPLY_HEADERS.has(name.toLowerCase())) continue;
    lines.push(name, value);
    if (!BODY_HEADERS.has(name.toLowerCase())) unchangedLines.push(name, value);
  }
  return (bytes) => {
    const ok = toReplyLines(200, lines, bytes);
    const notModified = toReplyLines(304, unchangedLines);
    return { bytes: ok.body, head: { ok, notModified } };
  };
}

function setHeaders(
  response: Response,
  { status, cacheControl, contentType, headers }: DocumentAnswer,
  { bytes, etag }: AnswerBody,
  encoding: Encoding,
): void {
  response.status(status).set({
    "Cache-Control": status === 200 ? cacheControl : "no-cache",
    Vary: "Accept-Encoding",
    ...headers,
    ...(status === 200 && { ETag: etag }),
    "Content-Type": contentType,
    "Content-Length": String(bytes.length),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  });
}

/**
 * Sends a document in an encoding that is available, 304 if the client already has it in any encoding, or 412 if the
 * client wants only another version of it.
 */
export function sendDocument(
  request: Request,
  response: Response,
  answer: DocumentAnswer,
  encoding: Encoding,
): void {
  const body = answer.bodies[encoding];
  if (!body) throw new Error(`This answer has no body in ${encoding}.`);
  const isWanted = isMatch(request.get("if-match"), answer.digest);
  if (answer.status === 200 && !isWanted) {
    response.status(412).set("Cache-Control", "no-store").end();
    return;
  }
  setHeaders(response, answer, body, encoding);
  if (answer.status === 200) {
    if (body.wasSent && !body.head)
      Object.assign(body, readHead(response)?.(body.bytes));
    body.wasSent = true;
    if (isNoneMatch(request.get("if-none-match"), answer.digest)) {
      for (const name of BODY_HEADERS) response.removeHeader(name);
      response.status(304).end();
      return;
    }
  }
  response.end(body.bytes);
}
