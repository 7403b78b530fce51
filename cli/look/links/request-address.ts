import { lookup as lookUp } from "node:dns";
import { Agent as HttpAgent, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { isLocalHost } from "../../rules/site-addresses.ts";

/** A server's reply. Only its head is read, however long the body is. */
export interface Reply {
  status: number;
  /** The header `Location`. */
  location: string | undefined;
  /** The header `Retry-After`: seconds, or a date. */
  retryAfter: string | undefined;
}

export interface RequestOptions {
  userAgent: string;
  timeoutMs: number;
  /** True to request addresses in private networks as well. */
  allowPrivate: boolean;
  /** Environment variables of proxies: HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
  env: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** The host name resolves to an address in a private network. */
export class PrivateAddressError extends Error {}

/** The server did not reply in time. */
export class TimeoutError extends Error {
  readonly isConnected: boolean;
  readonly seconds: number;

  constructor(isConnected: boolean, seconds: number) {
    super("There was no answer in time.");
    this.isConnected = isConnected;
    this.seconds = seconds;
  }
}

/**
 * Sends one request, without following redirects.
 * @throws the error of the network, TimeoutError or PrivateAddressError
 */
export function requestAddress(
  url: URL,
  method: "HEAD" | "GET",
  { allowPrivate, env, signal, timeoutMs, userAgent }: RequestOptions,
): Promise<Reply> {
  const { promise, reject, resolve } = Promise.withResolvers<Reply>();
  const proxyEnv = { ...env };
  const [send, agent] =
    url.protocol === "https:"
      ? [requestHttps, new HttpsAgent({ proxyEnv })]
      : [requestHttp, new HttpAgent({ proxyEnv })];
  const request = send(url, {
    agent,
    headers: { "user-agent": userAgent, accept: "text/html, */*;q=0.8" },
    lookup: allowPrivate ? lookUp : lookUpPublic(url.hostname),
    method,
    signal,
  });
  let isConnected = false;
  request.on("socket", (socket) => {
    socket.once("connect", () => (isConnected = true));
  });
  const timer = setTimeout(
    () => request.destroy(new TimeoutError(isConnected, timeoutMs / 1000)),
    timeoutMs,
  );
  request.on("error", reject);
  request.on("close", () => clearTimeout(timer));
  request.on("response", ({ headers, statusCode = 0 }) => {
    const { location, "retry-after": retryAfter } = headers;
    resolve({ status: statusCode, location, retryAfter });
    request.destroy();
  });
  request.end();
  return promise;
}

/** Resolves names like Node, but refuses addresses of this host in private networks. A proxy may be in one. */
function lookUpPublic(hostname: string): LookupFunction {
  return (name, options, callback) => {
    lookUp(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error, []);
      else if (
        name === hostname &&
        addresses.some(({ address }) => isPrivateAddress(address))
      )
        callback(new PrivateAddressError(), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Names that are reserved for examples and tests (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test)\.?$/u;

/**
 * The address of an external link, without its fragment. Undefined for every other link.
 * @param hosts the hosts of the site itself
 */
export function externalAddress(
  target: string,
  hosts: ReadonlySet<string>,
): URL | undefined {
  if (!/^https?:/iu.test(target)) return undefined;
  const url = URL.parse(target);
  if (url === null || hosts.has(url.host)) return undefined;
  url.hash = "";
  return url;
}

/** Why an address is not requested. Undefined for one on the public network. */
export function whyNotAsked({
  hostname,
}: URL): "reserved" | "private" | undefined {
  if (RESERVED.test(hostname)) return "reserved";
  return isLocalHost(hostname) || isPrivateAddress(hostname)
    ? "private"
    : undefined;
}

/** True for the IP address of a machine that is not on the public network. */
function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[(.*)\]$/su, "$1");
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() !== "unicast";
}
