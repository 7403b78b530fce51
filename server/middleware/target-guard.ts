import type { RequestListener } from "node:http";
import type { RequestHandler } from "express";
import { AppError } from "../app-error.ts";
import { sendRedirect } from "../pages/send-page.ts";

/** Control characters and the backslash, which browsers take for a slash. */
const FORBIDDEN = /[\p{Cc}\\]/u;
/** All that RFC 9112 lets a client send in a path and a query, unencoded. */
const TARGET =
  /^\/(?!\/)[\x21\x24-\x3b\x3d\x40-\x5b\x5d\x5f\x61-\x7a\x7e%]*(?:\?[\x21-\x7e]*)?$/u;

/** True for a target that begins with exactly one slash and whose path, decoded once, holds nothing that misleads. */
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

/** Fails every check below: stands in for a target that Express itself cannot read and would answer by itself. */
const UNREADABLE = "/%";

/** Lets nothing but paths reach an application, so that its own middleware answers every request. */
export function refuseForeignTargets(app: RequestListener): RequestListener {
  return (request, response) => {
    if (!request.url?.startsWith("/")) request.url = UNREADABLE;
    app(request, response);
  };
}

/**
 * Refuses a request whose target is not a plain path: absolute forms, backslashes, NUL, broken encoding. Slashes before
 * the first segment are one slash: a reader is sent there, on this very host.
 */
export function createTargetGuard(): RequestHandler {
  return (request, response, next) => {
    const plain = request.url.replace(/^\/+/u, "/");
    if (!isWellFormedTarget(plain))
      next(new AppError("bad_request", "This address is malformed."));
    else if (plain === request.url) next();
    else sendRedirect(response, 308, plain);
  };
}
