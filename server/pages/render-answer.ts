import { fromDataPath, type ContentReader } from "#contract";
import type { PlainDocument, RedirectAnswer } from "../cache/answer.ts";
import { findDocument } from "../documents/documents.ts";
import type { RenderSite } from "../site.ts";
import { renderTwin } from "../twins/render-twin.ts";
import { hasTwin, pageOfTwin } from "../twins/twin-addresses.ts";
import { toAnswerable } from "./page-result.ts";

interface Services {
  content: ContentReader;
  siteUrl: string;
  renderSite: RenderSite;
}

/** A page is also available as Markdown, so caches must keep both apart. */
const headersOf = (path: string) =>
  hasTwin(path) ? { Vary: "Accept, Accept-Encoding" } : undefined;

/**
 * Renders the answer at a path: a document for programs, a Markdown twin, a page, or the data of a page. One with the result of a search is
 * provisional while the search index is updated.
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
  const answer = await renderFinal(path, query, { ...services, content });
  return answer.kind === "plain" && isProvisional
    ? { ...answer, isProvisional }
    : answer;
}

async function renderFinal(
  path: string,
  query: string,
  services: Services,
): Promise<PlainDocument | RedirectAnswer> {
  const document = findDocument(path);
  if (document) return toAnswerable(await document(services));
  const page = pageOfTwin(path);
  if (page !== undefined)
    return toAnswerable(await renderTwin({ ...services, page, query }));
  const { renderSite, ...rest } = services;
  const dataOf = fromDataPath(path);
  const url = `${dataOf ?? path}${query}`;
  const asData = dataOf !== undefined;
  const result = await renderSite({ ...rest, url, asData });
  return toAnswerable(result, headersOf(path));
}
