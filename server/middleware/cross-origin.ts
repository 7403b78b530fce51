import type { RequestHandler } from "express";

/** What the site's own calls send, apart from what any page may. */
const HEADERS =
  "Cache-Control, Content-Type, Expires, Idempotency-Key, Pragma, X-Form-Token";

/**
 * Lets the pages of one other origin call the API: those of a static export. The headers are the same whoever asks, so
 * that a cached reply is good for everybody; browsers compare the origin.
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
