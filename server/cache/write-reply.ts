// oxlint-disable no-underscore-dangle -- Node stores the head of a reply in `_header`
import { STATUS_CODES, type ServerResponse } from "node:http";

/** The header lines of a reply that is sent many times. */
export interface ReplyLines {
  status: 200 | 304;
  /** Alternating names and values, without the headers that differ between replies. */
  lines: readonly string[];
  /** The same lines as text. */
  text: string;
}

export function toReplyLines(
  status: 200 | 304,
  lines: readonly string[],
): ReplyLines {
  let text = "";
  for (let at = 0; at < lines.length; at += 2)
    text += `${lines[at]}: ${lines[at + 1]}\r\n`;
  // One string takes less memory than a tree of small ones.
  return {
    status,
    lines,
    text: Buffer.from(text, "latin1").toString("latin1"),
  };
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
 * These lines were checked when they were first sent, so a kept-alive connection gets them as text. Node stores the
 * joined head in `_header`. This is missing from the types, but packages like morgan and on-headers have relied on it
 * since Node 0.10. A test compares each reply with the one that Node writes.
 */
export function writeReply(
  response: ServerResponse,
  { status, lines, text }: ReplyLines,
  requestId: string,
  body: Buffer | undefined,
): void {
  if (response.shouldKeepAlive && response._header === null) {
    const timeout = Math.floor(response._keepAliveTimeout / 1000);
    const keepAlive = timeout > 0 ? `Keep-Alive: timeout=${timeout}\r\n` : "";
    response.statusCode = status;
    response._header = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${requestId}\r\n${text}Date: ${dateHeader()}\r\nConnection: keep-alive\r\n${keepAlive}\r\n`;
  } else response.writeHead(status, ["X-Request-Id", requestId, ...lines]);
  if (body) response.end(body);
  else response.end();
}
