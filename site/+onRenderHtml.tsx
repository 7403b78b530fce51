import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { ContentReader, EntryPreview, Notice } from "#contract";
import { renderDocument } from "./render/render-document.tsx";

/** What the server passes to Vike's renderPage(). */
interface SitePageContext {
  urlOriginal: string;
  content: ContentReader;
  siteUrl: string;
  asData?: boolean;
  notice: Notice | undefined;
  skipsMissing?: boolean;
  preview: EntryPreview | undefined;
  globalContext: {
    assetsManifest?: Parameters<typeof renderDocument>[0]["manifest"];
  };
}

/**
 * Renders the whole document, or the data of the page. The server reads `pageStatus` and, for a redirect,
 * `pageLocation`, for data `pageJson`.
 */
export async function onRenderHtml(pageContext: SitePageContext) {
  const { siteUrl, asData = false, skipsMissing = false } = pageContext;
  const rendered = await renderDocument({
    url: new URL(pageContext.urlOriginal, siteUrl),
    content: pageContext.content,
    siteUrl,
    asData,
    notice: pageContext.notice,
    skipsMissing,
    preview: pageContext.preview,
    manifest: pageContext.globalContext.assetsManifest,
  });
  const html = "html" in rendered ? rendered.html : "";
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    pageContext: {
      pageStatus: rendered.status,
      pageLocation: "location" in rendered ? rendered.location : undefined,
      pageJson: "json" in rendered ? rendered.json : undefined,
    },
  };
}
