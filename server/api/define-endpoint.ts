import type { Request, RequestHandler } from "express";
import type * as z from "zod/mini";
import { toCanonicalPath } from "#schema";
import { AppError } from "../app-error.ts";
import type { PageCache } from "../cache/page-cache.ts";
import { toKnownQuery } from "../cache/query-parameters.ts";
import type { ContentSource } from "../content/content-source.ts";
import { JSON_TYPE, sendJson } from "../replies/send-json.ts";

/**
 * The services that endpoints use. To give endpoints another one, add it here and pass it in from `create-app.ts`.
 */
export interface ApiServices {
  content: ContentSource;
  cache: Pick<PageCache, "answer">;
  /** The folder that new posts are written to. */
  contentDir: string;
  /** Without it, no post can be created. */
  contentWriteToken: string | undefined;
}

/** The contract of a call, as `server/contract/` exports it. */
export interface Contract<Query = unknown, Reply extends object = object> {
  method: "GET" | "POST";
  /** Express pattern that begins with `/api`. */
  path: string;
  query?: z.ZodMiniType<Query> & { shape: Readonly<Record<string, unknown>> };
  reply: z.ZodMiniType<Reply>;
  /** Status of a successful reply, 200 by default. */
  status?: number;
}

/** One request of a call. */
interface Call<Query> {
  /** Parsed by the contract. If a parameter is repeated, the first one counts. */
  query: Query;
  /** A parameter of the path, decoded. */
  param: (name: string) => string;
  request: Request;
}

/** An API call, ready to be mounted. */
export interface Endpoint {
  contract: Contract;
  /** If false, every method gets 404, as if the call did not exist. */
  isEnabled: (services: ApiServices) => boolean;
  /** Middleware and, last, the handler that replies. */
  createHandlers: (services: ApiServices) => RequestHandler[];
}

/** The reply of an endpoint without `success: true`, which every reply has. */
type Answer<Reply> = Omit<NoInfer<Reply>, "success">;

interface Definition<Query, Reply extends object> {
  isEnabled?: Endpoint["isEnabled"];
  /** True if the reply depends only on the content, the path and the query, so that it can be cached. */
  isCached?: boolean;
  /** Middleware that runs before the request is parsed: authorisation and reading the body. */
  before?: (services: ApiServices) => RequestHandler[];
  /** Throws an `AppError` for each failure of the contract. */
  answer: (
    call: Call<NoInfer<Query>>,
    services: ApiServices,
  ) => Answer<Reply> | Promise<Answer<Reply>>;
}

/** Connects a contract with its implementation: parses the query, types the reply, and throws failures. */
export function defineEndpoint<Query, Reply extends object>(
  contract: Contract<Query, Reply>,
  {
    isEnabled = () => true,
    isCached = false,
    before = () => [],
    answer,
  }: Definition<Query, Reply>,
): Endpoint {
  const createHandlers = (services: ApiServices): RequestHandler[] => [
    ...before(services),
    async (request, response) => {
      const query = parseQuery(contract.query, request);
      const param = (name: string) => String(request.params[name] ?? "");
      const reply = async () => ({
        success: true,
        ...(await answer({ query, param, request }, services)),
      });
      // There is no limit to the number of addresses in an unusual spelling.
      const { originalUrl, path } = request;
      if (!isCached || toCanonicalPath(path) !== path) {
        sendJson(response, contract.status ?? 200, await reply());
        return;
      }
      // A reply is made once for each version of the content. A client that kept it may send its ETag.
      const search = originalUrl.slice(path.length);
      await services.cache.answer(request, response, {
        key: path + toKnownQuery(search, queryParameters(contract)),
        version: services.content.current().version,
        render: async () => ({
          kind: "plain",
          status: 200,
          contentType: JSON_TYPE,
          cacheControl: "no-store",
          bytes: Buffer.from(JSON.stringify(await reply())),
        }),
      });
    },
  ];
  return { contract, isEnabled, createHandlers };
}

/** The query parameters that the replies of a call depend on, sorted. */
export function queryParameters({ query }: Contract): string[] {
  return Object.keys(query?.shape ?? {}).toSorted();
}

/**
 * The first value of each query parameter. An empty one counts as absent, because forms send blank fields that way.
 */
function firstValues(request: Request): Record<string, string> {
  const given = new URLSearchParams(request.originalUrl.split("?", 2)[1]);
  const filled = [...given].filter(([, value]) => value !== "");
  return Object.fromEntries(filled.toReversed());
}

/** @throws AppError `bad_request` with one error per parameter */
function parseQuery<Query>(
  schema: z.ZodMiniType<Query> | undefined,
  request: Request,
): Query;
function parseQuery(
  schema: z.ZodMiniType | undefined,
  request: Request,
): unknown {
  const parsed = schema?.safeParse(firstValues(request));
  if (!parsed || parsed.success) return parsed?.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));
  const messages = errors.map(({ message }) => message).join(" ");
  throw new AppError("bad_request", messages, { errors });
}
