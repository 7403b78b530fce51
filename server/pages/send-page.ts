import type { Request, Response } from "express";
import { chooseEncoding } from "./content-encoding.ts";
import { formatEntityTag, isNoneMatch } from "./entity-tag.ts";
import type { DocumentPage } from "./rendered-page.ts";

/** Browsers always revalidate. Shared caches keep a page for a minute, then serve it while they fetch a newer one. */
const CACHE_CONTROL =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Sends a page in the best encoding that the client accepts, or 304 if the client has it. */
export function sendPage(
  request: Request,
  response: Response,
  page: DocumentPage,
): void {
  const encoding = chooseEncoding(request);
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
