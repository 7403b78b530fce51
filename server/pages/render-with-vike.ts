import type { ContentReader, EntryPreview, Notice } from "#contract";
import type { PageResult, RenderSite } from "../site.ts";

/** The properties of Vike's result that this module reads. */
interface VikeAnswer {
  httpResponse: { statusCode: number; body: string };
  errorWhileRendering?: unknown;
  pageStatus?: unknown;
  pageLocation?: unknown;
  pageJson?: unknown;
}

/** `renderPage` of vike/server. */
export type RenderVikePage = (pageContext: {
  urlOriginal: string;
  content: ContentReader;
  siteUrl: string;
  asData?: boolean;
  notice: Notice | undefined;
  skipsMissing?: boolean;
  preview: EntryPreview | undefined;
}) => Promise<VikeAnswer>;

function parseRedirectStatus(status: unknown): 301 | 302 | 308 {
  return status === 301 || status === 302 ? status : 308;
}

/** @throws the error of a broken page, instead of showing Vike's own error page */
function parseAnswer(answer: VikeAnswer): PageResult {
  const { errorWhileRendering, httpResponse } = answer;
  const { pageStatus, pageLocation, pageJson } = answer;
  if (errorWhileRendering) throw errorWhileRendering;
  if (typeof pageLocation === "string")
    return { status: parseRedirectStatus(pageStatus), location: pageLocation };
  const status =
    typeof pageStatus === "number" ? pageStatus : httpResponse.statusCode;
  if (status >= 500) throw new Error(`Vike answered ${status}.`);
  return typeof pageJson === "string"
    ? { status, json: pageJson }
    : { status, html: httpResponse.body };
}

/**
 * Renders pages with Vike. The site's render hook returns `pageStatus`, `pageLocation` for a redirect, and `pageJson`
 * for the data of a page, in its page context.
 */
export function renderWithVike(renderPage: RenderVikePage): RenderSite {
  return async ({ url, notice, preview, ...context }) =>
    parseAnswer(
      await renderPage({ urlOriginal: url, notice, preview, ...context }),
    );
}
