import type { ContentReader } from "#contract";
import type { PlainDocument, RedirectAnswer } from "../cache/answer.ts";
import { SHARED_CACHE } from "../content/content-moments.ts";

/** The result of rendering: a document or a redirect. */
export type PageResult =
  | { status: number; html: string }
  | { status: 301 | 302 | 308; location: string };

/** A document that does not come from the site, such as the sitemap. */
export interface TextResult {
  status: number;
  text: string;
  contentType: string;
}

const HTML = "text/html; charset=utf-8";
/** Browsers always revalidate. Shared caches keep a page for a minute, then serve it while they fetch a newer one. */
const CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_CACHE.fresh}, stale-while-revalidate=${SHARED_CACHE.stale}`;
/** Everybody asks each time whether there is a newer one. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** The answer with a time in shared caches that ends before visitors see something else. */
export function limitCaching<Answer extends PlainDocument | RedirectAnswer>(
  answer: Answer,
  { changesSoon }: Pick<ContentReader, "changesSoon">,
): Answer {
  return answer.kind === "plain" && changesSoon
    ? { ...answer, cacheControl: REVALIDATED }
    : answer;
}

/** A result as the cache takes it. */
export function toAnswerable(
  result: PageResult | TextResult,
): PlainDocument | RedirectAnswer {
  if ("location" in result) return { kind: "redirect", ...result };
  const isText = "text" in result;
  return {
    kind: "plain",
    status: result.status,
    contentType: isText ? result.contentType : HTML,
    cacheControl: CACHE_CONTROL,
    bytes: Buffer.from(isText ? result.text : result.html),
  };
}
