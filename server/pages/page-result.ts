import type { ContentReader } from "#contract";
import type { PlainDocument, RedirectAnswer } from "../cache/answer.ts";
import { SHARED_CACHE } from "../content/content-moments.ts";
import type { TextResult } from "../document.ts";
import type { PageResult } from "../site.ts";

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** Browsers always revalidate. Shared caches keep a page for a minute, then serve it while they fetch a newer one. */
const CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_CACHE.fresh}, stale-while-revalidate=${SHARED_CACHE.stale}`;
/** Every client and cache revalidates each time. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** Shortens the time in shared caches, so that it ends before the next scheduled change. */
export function limitCaching<Answer extends PlainDocument | RedirectAnswer>(
  answer: Answer,
  { changesSoon }: Pick<ContentReader, "changesSoon">,
): Answer {
  return answer.kind === "plain" && (changesSoon || answer.isProvisional)
    ? { ...answer, cacheControl: REVALIDATED }
    : answer;
}

/** Converts a result for the cache. @param headers the headers of a page */
export function toAnswerable(
  result: PageResult | TextResult,
  headers?: Readonly<Record<string, string>>,
): PlainDocument | RedirectAnswer {
  if ("location" in result) return { kind: "redirect", ...result };
  const isText = "text" in result;
  if ("json" in result)
    return {
      kind: "plain",
      status: result.status,
      contentType: JSON_TYPE,
      cacheControl: CACHE_CONTROL,
      headers: { "X-Robots-Tag": "noindex" },
      bytes: Buffer.from(result.json),
    };
  return {
    kind: "plain",
    status: result.status,
    contentType: isText ? result.contentType : HTML,
    cacheControl: CACHE_CONTROL,
    headers: { ...headers, ...(isText && result.headers) },
    bytes: Buffer.from(isText ? result.text : result.html),
  };
}
