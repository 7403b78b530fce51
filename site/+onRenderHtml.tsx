import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { ContentReader, EntryPreview, Notice } from "#contract";
import { renderDocument } from "./render/render-document.tsx";

/** What the server passes to Vike's renderPage(). */
interface SitePageContext {
  urlOriginal: string;
  content: ContentReader;
  siteUrl: string;
  notice: Notice | undefined;
  skipsMissing?: boolean;
  preview: EntryPreview | undefined;
  globalContext: {
    assetsManifest?: Parameters<typeof renderDocument>[0]["manifest"];
  };
}

/** Renders the whole document. The server reads `pageStatus` and, for a redirect, `pageLocation`. */
export async function onRenderHtml(pageContext: SitePageContext) {
  const rendered = await renderDocument({
    url: new URL(pageContext.urlOriginal, pageContext.siteUrl),
    content: pageContext.content,
    siteUrl: pageContext.siteUrl,
    notice: pageContext.notice,
    skipsMissing: pageContext.skipsMissing ?? false,
    preview: pageContext.preview,
    manifest: pageContext.globalContext.assetsManifest,
  });
  const location = "location" in rendered ? rendered.location : undefined;
  const html = "html" in rendered ? rendered.html : "";
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    pageContext: { pageStatus: rendered.status, pageLocation: location },
  };
}
