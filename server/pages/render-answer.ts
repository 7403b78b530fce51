import { fromDataPath, type ContentReader } from "#contract";
import type { PlainDocument, RedirectAnswer } from "../cache/answer.ts";
import { SHARED_CACHE } from "../content/content-moments.ts";
import type { TextResult } from "../document.ts";
import { findDocument } from "../documents/documents.ts";
import { JSON_TYPE } from "../replies/send-json.ts";
import type { PageResult, RenderSite } from "../site.ts";
import { renderTwin } from "../twins/render-twin.ts";
import { hasTwin, pageOfTwin } from "../twins/twin-addresses.ts";

interface Services {
  content: ContentReader;
  siteUrl: string;
  renderSite: RenderSite;
}

/** Browsers always revalidate. Shared caches keep a page for a minute, then serve it while they fetch a newer one. */
const CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_CACHE.fresh}, stale-while-revalidate=${SHARED_CACHE.stale}`;
/** Every client and cache revalidates each time. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/**
 * Renders the answer at a path: a document for programs, a Markdown version, a page, or the data of a page. One with the
 * result of a search is provisional while the search index is updated. Shared caches keep nothing until the next
 * scheduled change.
 * @param query the known part of the query, with its question mark
 */
export async function renderAnswer(
  path: string,
  query: string,
  services: Services,
): Promise<PlainDocument | RedirectAnswer> {
  let isProvisional = false;
  const content: ContentReader = {
    ...services.content,
    async search(asked) {
      const found = await services.content.search(asked);
      isProvisional ||= found.isPartial === true;
      return found;
    },
  };
  const result = await render(path, query, { ...services, content });
  if ("location" in result) return { kind: "redirect", ...result };
  const isFinal = !isProvisional && !content.changesSoon;
  return {
    kind: "plain",
    status: result.status,
    cacheControl: isFinal ? CACHE_CONTROL : REVALIDATED,
    isProvisional,
    ...toBody(result, path),
  };
}

/** A page is also available as Markdown, so caches must keep both apart. */
function toBody(
  result: Exclude<PageResult | TextResult, { location: string }>,
  path: string,
): Pick<PlainDocument, "bytes" | "contentType" | "headers"> {
  if ("text" in result) {
    const { contentType, headers = {}, text } = result;
    return { contentType, headers, bytes: Buffer.from(text) };
  }
  if ("json" in result)
    return {
      contentType: JSON_TYPE,
      headers: { "X-Robots-Tag": "noindex" },
      bytes: Buffer.from(result.json),
    };
  return {
    contentType: "text/html; charset=utf-8",
    headers: hasTwin(path) ? { Vary: "Accept, Accept-Encoding" } : {},
    bytes: Buffer.from(result.html),
  };
}

async function render(
  path: string,
  query: string,
  services: Services,
): Promise<PageResult | TextResult> {
  const document = findDocument(path);
  if (document) return document(services);
  const page = pageOfTwin(path);
  if (page !== undefined) return renderTwin({ ...services, page, query });
  const dataOf = fromDataPath(path);
  const url = `${dataOf ?? path}${query}`;
  return services.renderSite({
    ...services,
    url,
    asData: dataOf !== undefined,
  });
}
