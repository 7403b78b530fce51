import type { Request, Response } from "express";
import { chooseEncoding } from "./content-encoding.ts";
import { formatEntityTag, isNoneMatch } from "./entity-tag.ts";
import type { DocumentPage } from "./rendered-page.ts";

/** Browsers ask each time; caches between may keep a page for a minute and serve it while they fetch a newer one. */
const CACHE_CONTROL =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Sends a page in the encoding that the client takes, or 304 when the client has it. */
export function sendPage(
  request: Request,
  response: Response,
  page: DocumentPage,
): void {
  const encoding = chooseEncoding(request.get("accept-encoding"));
  const { bytes, variant } = page.bodies[encoding];
  const isFound = page.status === 200;
  response.status(page.status).set({
    "Cache-Control": isFound ? CACHE_CONTROL : "no-cache",
    Vary: "Accept-Encoding",
    ...(isFound && { ETag: formatEntityTag(page.digest, variant) }),
  });
  if (isFound && isNoneMatch(request.get("if-none-match"), page.digest)) {
    response.status(304).end();
    return;
  }
  response.set({
    "Content-Type": page.contentType,
    "Content-Length": String(bytes.length),
  });
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.end(bytes);
}

/**
 * Sends a redirect within the site.
 * @throws when it would leave the site, which no page and no alias may do
 */
export function sendRedirect(
  response: Response,
  status: number,
  location: string,
): void {
  if (!/^\/(?![/\\])/u.test(location))
    throw new Error(`A redirect to "${location}" leaves the site.`);
  response.status(status).set({
    Location: location,
    "Cache-Control": status === 302 ? "no-cache" : "public, max-age=3600",
    "Content-Length": "0",
  });
  response.end();
}
