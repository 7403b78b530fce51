import { resolveAddress } from "./resolve-address.ts";

/** A reply that is not OK. The message is `status: body`, or `status: status text` if the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  /** The reply's body as text, possibly empty. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

interface CallOptions {
  method?: "GET" | "POST";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

const noCache = {
  "Cache-Control": "no-cache",
  Pragma: "no-cache",
  Expires: "0",
};

/** The address with `_` set to the current time, and without its fragment, which is never sent. */
function withTimestamp(address: string): string {
  const [beforeHash = ""] = address.split("#", 1);
  const query = beforeHash.indexOf("?");
  const path = query === -1 ? beforeHash : beforeHash.slice(0, query);
  const params = new URLSearchParams(
    query === -1 ? "" : beforeHash.slice(query),
  );
  params.set("_", String(Date.now()));
  return `${path}?${params}`;
}

/**
 * Calls the server with credentials and without any cache: a GET gets a new `_`. The only function that calls fetch
 * for data.
 * @returns the reply, whatever its status
 * @throws TypeError when the network fails
 */
export async function fetchReply(
  path: string,
  options: CallOptions = {},
): Promise<Response> {
  const { method = "GET", body, headers, signal } = options;
  const address = resolveAddress(path, window.location);
  return fetch(method === "GET" ? withTimestamp(address) : address, {
    method,
    credentials: "include",
    cache: "no-store",
    headers: {
      ...noCache,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

/**
 * Like {@link fetchReply}, for replies that must be OK.
 * @throws ApiError when the reply is not OK
 */
export async function fetchOkReply(
  path: string,
  options?: CallOptions,
): Promise<Response> {
  const reply = await fetchReply(path, options);
  if (!reply.ok)
    throw new ApiError(reply.status, reply.statusText, await reply.text());
  return reply;
}
