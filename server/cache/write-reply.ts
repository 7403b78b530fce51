// oxlint-disable no-underscore-dangle -- Node stores the head of a reply in `_header`
import { STATUS_CODES, type ServerResponse } from "node:http";

/** A reply that is sent many times. */
export interface ReplyLines {
  status: 200 | 304;
  /** Alternating names and values, without the headers that differ between replies. */
  lines: readonly string[];
  /** The same lines as they are sent, with the empty line after them. Then the body. */
  bytes: Buffer;
  body: Buffer;
}

export function toReplyLines(
  status: 200 | 304,
  lines: readonly string[],
  body: Buffer = Buffer.alloc(0),
): ReplyLines {
  let text = "";
  for (let at = 0; at < lines.length; at += 2)
    text += `${lines[at]}: ${lines[at + 1]}\r\n`;
  const head = Buffer.from(`${text}\r\n`, "latin1");
  const bytes = Buffer.concat([head, body]);
  return { status, lines, bytes, body: bytes.subarray(head.length) };
}

/** The text of the Date header, cached for a second. */
function createDateHeader(): () => string {
  let end = 0;
  let text = "";
  return () => {
    const now = Date.now();
    // If the clock was set back, the text must not be kept for long.
    if (now < end && now >= end - 1000) return text;
    end = now - (now % 1000) + 1000;
    text = new Date(now).toUTCString();
    return text;
  };
}

const dateHeader = createDateHeader();

/**
 * Writes a whole reply.
 * Node checks and joins the lines of each head that it writes, which takes a seventh of the time of a cache hit.
 * These lines were checked when they were first sent, so a kept-alive connection gets them as bytes, with the body.
 * Only the lines that differ are written as text. Node stores this text in `_header`. It is missing from the types,
 * but packages like morgan and on-headers have relied on it since Node 0.10. A test compares each reply with the one
 * that Node writes.
 */
export function writeReply(
  response: ServerResponse,
  { status, lines, bytes, body }: ReplyLines,
  requestId: string,
): void {
  const { shouldKeepAlive, _header: written, req } = response;
  if (!shouldKeepAlive || written !== null || req.method === "HEAD") {
    response.writeHead(status, ["X-Request-Id", requestId, ...lines]);
    response.end(body);
    return;
  }
  const timeout = Math.floor(response._keepAliveTimeout / 1000);
  const keepAlive = timeout > 0 ? `Keep-Alive: timeout=${timeout}\r\n` : "";
  response.statusCode = status;
  response._header = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${requestId}\r\nDate: ${dateHeader()}\r\nConnection: keep-alive\r\n${keepAlive}`;
  response.end(bytes);
}
