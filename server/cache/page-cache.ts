import { createHash } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { requestIdOf } from "../current-request.ts";
import type { PlainDocument, RedirectAnswer } from "./answer.ts";
import { chooseEncoding, encode, type Encoding } from "./content-encoding.ts";
import { createReplyStore, type Reply } from "./reply-store.ts";

/** What the cache did for a request. `uncached` stands for what does not exist. */
export type CacheOutcome = "hit" | "miss" | "joined" | "uncached";

interface Asked {
  /** The path, and the part of the query that the answer depends on. */
  key: string;
  /** Version of the content that `render` reads. */
  version: string;
  render: () => Promise<PlainDocument | RedirectAnswer>;
}

/** Finished replies of one version of the content, each in the encodings that clients ask for. */
export interface PageCache {
  /** Sends a reply that is kept, to any request with its key. */
  middleware: RequestHandler;
  /**
   * Sends a reply that is kept, or the result of `render`. Simultaneous requests for the same reply share one rendering.
   * @returns a redirect, which the caller must send
   */
  answer(
    request: Request,
    response: Response,
    asked: Asked,
  ): Promise<RedirectAnswer | undefined>;
  usage(): { bytes: number; entries: number };
}

interface CacheOptions {
  maxBytes: number;
  currentVersion: () => string;
  /** The key of the answer to a request. */
  keyOf: (request: Request) => string;
  count: (outcome: CacheOutcome) => void;
  /** If false, every answer is rendered: for sources that change without a new version. True by default. */
  keeps?: boolean;
}

const MAX_KEY_LENGTH = 512;

/** Headers of a single reply. */
const OWN = new Set(["connection", "x-request-id"]);

/** The headers that every reply to an address has, as the middleware before the pages has set them. */
function commonHeaders(response: Response): string[] {
  const set = Object.entries(response.getHeaders());
  return set.flatMap(([name, value]) =>
    OWN.has(name) ? [] : [name, String(value)],
  );
}

/** The reply of a document. Each encoding has other bytes, so each has a tag of its own. */
async function toReply(
  { status, contentType, cacheControl, headers, bytes }: PlainDocument,
  encoding: Encoding,
  response: Response,
): Promise<Reply> {
  const body = await encode(bytes, encoding);
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const isFound = status === 200;
  const tag = isFound ? `"${digest.slice(0, 27)}.${encoding}"` : undefined;
  const own = {
    "Cache-Control": isFound ? cacheControl : "no-cache",
    Vary: "Accept-Encoding",
    ...headers,
    ...(tag !== undefined && { ETag: tag }),
    "Content-Type": contentType,
    "Content-Length": String(body.length),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  const head = [...commonHeaders(response), ...Object.entries(own).flat()];
  return { status, head, tag, body };
}

/** True unless the client wants only another version of the page (RFC 9110, 13.1.1). */
function isWanted(request: Request, tag: string): boolean {
  const asked = request.get("if-match")?.split(",");
  return !asked || asked.some((each) => ["*", tag].includes(each.trim()));
}

/** 304 for a client that has the reply already, and 412 for one that wants another. */
function statusFor(request: Request, response: Response, reply: Reply) {
  const { status, head, tag } = reply;
  if (tag === undefined) return status;
  if (!isWanted(request, tag)) return 412;
  const place = head.indexOf("Last-Modified");
  response.set("ETag", tag);
  if (place !== -1) response.set("Last-Modified", head[place + 1]);
  return request.fresh ? 304 : status;
}

/** Sends a reply, or the status that the client's conditions ask for. Writing all headers at once is the fastest. */
function send(request: Request, response: Response, reply: Reply): void {
  const head = [...reply.head, "X-Request-Id", requestIdOf(request)];
  const { headers } = request;
  const condition =
    headers["if-none-match"] ??
    headers["if-modified-since"] ??
    headers["if-match"];
  const status = condition ? statusFor(request, response, reply) : reply.status;
  if (status === reply.status) {
    response.writeHead(status, head).end(reply.body);
    return;
  }
  for (let at = 0; at < head.length; at += 2)
    if (!/^content-(?:type|length|encoding)$/iu.test(head[at] ?? ""))
      response.set(head[at] ?? "", head[at + 1]);
  if (status === 412) response.set("Cache-Control", "no-store");
  response.status(status).end();
}

const encodingFor = (request: Request) =>
  chooseEncoding(request.get("accept-encoding"));

const isCacheable = ({ status, isProvisional }: PlainDocument) =>
  [200, 404, 410].includes(status) && isProvisional !== true;

/** Keeps finished replies up to `maxBytes`. */
export function createPageCache(options: CacheOptions): PageCache {
  const { keyOf, count, keeps = true } = options;
  const store = createReplyStore(options.maxBytes, options.currentVersion);
  const running = new Map<string, Promise<Reply | RedirectAnswer>>();

  async function make(
    name: string,
    encoding: Encoding,
    { version, render }: Asked,
    response: Response,
  ): Promise<Reply | RedirectAnswer> {
    const made = await render();
    count(made.kind === "plain" && made.status !== 200 ? "uncached" : "miss");
    if (made.kind === "redirect") return made;
    const reply = await toReply(made, encoding, response);
    if (keeps && isCacheable(made) && name.length <= MAX_KEY_LENGTH)
      store.keep(name, version, reply);
    return reply;
  }

  function share(
    name: string,
    encoding: Encoding,
    asked: Asked,
    response: Response,
  ): Promise<Reply | RedirectAnswer> {
    const task = `${asked.version} ${name}`;
    const begun = running.get(task);
    if (begun) {
      count("joined");
      return begun;
    }
    const made = make(name, encoding, asked, response).finally(() =>
      running.delete(task),
    );
    running.set(task, made);
    return made;
  }

  return {
    middleware(request, response, next) {
      const { method } = request;
      if (method !== "GET" && method !== "HEAD") return next();
      const kept = store.find(`${encodingFor(request)} ${keyOf(request)}`);
      // A missing page is counted first, for the limit of its client.
      if (kept?.status !== 200) return next();
      count("hit");
      send(request, response, kept);
    },
    async answer(request, response, asked) {
      const encoding = encodingFor(request);
      const name = `${encoding} ${asked.key}`;
      const kept = store.find(name);
      if (kept) count("hit");
      const reply = kept ?? (await share(name, encoding, asked, response));
      if ("kind" in reply) return reply;
      send(request, response, reply);
      return undefined;
    },
    usage: store.usage,
  };
}
