import type { IncomingMessage, RequestListener } from "node:http";
import type { RequestHandler } from "express";
import { AppError } from "../app-error.ts";
import { pageRefusalMessages } from "../messages.ts";
import { sendRedirect } from "../replies/send-redirect.ts";

/** Control characters, and the backslash, which browsers treat as a slash. */
const FORBIDDEN = /[\p{Cc}\\]/u;
/** One slash, then the characters that RFC 9112 allows in a path and a query. */
const TARGET =
  /^\/(?!\/)[\x21\x24-\x3b\x3d\x40-\x5b\x5d\x5f\x61-\x7a\x7e%]*(?:\?[\x21-\x7e]*)?$/u;

/** True for a target that begins with exactly one slash and whose path, decoded once, has no forbidden characters. */
export function isWellFormedTarget(target: string): boolean {
  if (!TARGET.test(target) || target.includes("#")) return false;
  const [path = ""] = target.split("?", 1);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  return (
    !FORBIDDEN.test(decoded) &&
    !decoded.split("/").some((part) => part === "." || part === "..")
  );
}

/** A target that fails the check above. It replaces targets that Express cannot parse and would answer by itself. */
const UNREADABLE = "/%";

/** An absolute target: the host, and the path with the query. */
const ABSOLUTE = /^https?:\/\/(?<asked>[^/?#]+)(?<path>.*)$/iu;

/** A name or an address, with an optional port. Some health checks send it empty. */
const HOST = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?)?$/iu;

/** The path and query of a request to this site. @param siteHost the host of the site's own addresses */
function toTarget(
  { url = "", headers }: IncomingMessage,
  siteHost: string,
): string {
  const host = headers.host ?? "";
  if (!HOST.test(host)) return UNREADABLE;
  if (url.startsWith("/")) return url;
  const { asked = "", path = "" } = ABSOLUTE.exec(url)?.groups ?? {};
  const hosts = [host.toLowerCase(), siteHost];
  if (asked === "" || !hosts.includes(asked.toLowerCase())) return UNREADABLE;
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * Turns an absolute target on our own host into a path (RFC 9112, 3.2.2), and replaces all other targets that are no
 * paths, and those of requests for an unclear host, so that the application's own middleware refuses them: Express
 * answers what it cannot parse by itself. The server has to join repeated headers: two hosts are unclear.
 */
export function readTargets(
  app: RequestListener,
  siteUrl: string,
): RequestListener {
  const siteHost = new URL(siteUrl).host;
  return (request, response) => {
    request.url = toTarget(request, siteHost);
    app(request, response);
  };
}

/**
 * Refuses a request whose target is not a plain path: absolute URLs, backslashes, NUL, invalid encoding. Several
 * leading slashes redirect to one, on this host.
 */
export function createTargetGuard(): RequestHandler {
  return (request, response, next) => {
    const plain = request.url.replace(/^\/+/u, "/");
    if (!isWellFormedTarget(plain))
      next(new AppError("bad_request", pageRefusalMessages.malformed));
    else if (plain === request.url) next();
    else sendRedirect(response, 308, plain);
  };
}
