import { createHash } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
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

/** The reply of a document. Each encoding has other bytes, so each has a tag of its own. */
async function toReply(
  { status, contentType, cacheControl, headers, bytes }: PlainDocument,
  encoding: Encoding,
): Promise<Reply> {
  const body = await encode(bytes, encoding);
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const isFound = status === 200;
  const lines = {
    "Cache-Control": isFound ? cacheControl : "no-cache",
    Vary: "Accept-Encoding",
    ...headers,
    ...(isFound && { ETag: `"${digest.slice(0, 27)}.${encoding}"` }),
    "Content-Type": contentType,
    "Content-Length": String(body.length),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  return { status, headers: new Map(Object.entries(lines)), body };
}

/** True unless the client wants only another version of the page (RFC 9110, 13.1.1). */
function isWanted(request: Request, tag: string): boolean {
  const asked = request.get("if-match")?.split(",");
  return !asked || asked.some((each) => ["*", tag].includes(each.trim()));
}

/** Sends a reply; 304 to a client that has it already, and 412 to one that wants another. */
function send(request: Request, response: Response, reply: Reply): void {
  const { status, headers, body } = reply;
  const tag = headers.get("ETag");
  if (tag !== undefined && !isWanted(request, tag)) {
    response.status(412).set("Cache-Control", "no-store").end();
    return;
  }
  response.status(status).setHeaders(headers);
  if (tag !== undefined && request.fresh)
    response.removeHeader("Content-Encoding");
  response.send(body);
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
  ): Promise<Reply | RedirectAnswer> {
    const made = await render();
    count(made.kind === "plain" && made.status !== 200 ? "uncached" : "miss");
    if (made.kind === "redirect") return made;
    const reply = await toReply(made, encoding);
    if (keeps && isCacheable(made) && name.length <= MAX_KEY_LENGTH)
      store.keep(name, version, reply);
    return reply;
  }

  function share(
    name: string,
    encoding: Encoding,
    asked: Asked,
  ): Promise<Reply | RedirectAnswer> {
    const task = `${asked.version} ${name}`;
    const begun = running.get(task);
    if (begun) {
      count("joined");
      return begun;
    }
    const made = make(name, encoding, asked).finally(() =>
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
      const reply = kept ?? (await share(name, encoding, asked));
      if ("kind" in reply) return reply;
      send(request, response, reply);
      return undefined;
    },
    usage: store.usage,
  };
}
