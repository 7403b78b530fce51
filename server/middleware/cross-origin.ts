import type { RequestHandler } from "express";

/** The headers that the site's own calls send, besides those that any page may send. */
const HEADERS =
  "Cache-Control, Content-Type, Expires, Idempotency-Key, Pragma, X-Form-Token";

/**
 * Lets the pages of one other origin, that of a static export, call the API. The headers are the same for every
 * client, so that a cached reply is valid for all. Browsers compare the origin.
 */
export function createCrossOrigin(origin: string): RequestHandler {
  return (request, response, next) => {
    response.set({
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Credentials": "true",
      "Access-Control-Expose-Headers": "Retry-After, X-Request-Id",
    });
    const asked = request.get("access-control-request-method");
    if (request.method !== "OPTIONS" || asked === undefined) return next();
    response.status(204).set({
      "Access-Control-Allow-Methods": "GET, POST",
      "Access-Control-Allow-Headers": HEADERS,
      "Access-Control-Max-Age": "7200",
      "Cache-Control": "no-store",
    });
    response.end();
  };
}
