import { dangerouslySkipEscape, escapeInject } from "vike/server";
import {
  renderDocument,
  type DocumentRequest,
} from "./render/render-document.tsx";

/** What the server passes to Vike's renderPage(), and what Vike adds. */
interface SitePageContext extends Omit<DocumentRequest, "url" | "manifest"> {
  urlOriginal: string;
  globalContext: { assetsManifest?: DocumentRequest["manifest"] };
}

/**
 * Renders the whole document, or the data of the page. The server reads `pageStatus` and, for a redirect,
 * `pageLocation`, for data `pageJson`.
 */
export async function onRenderHtml(pageContext: SitePageContext) {
  const { urlOriginal, siteUrl, globalContext } = pageContext;
  const rendered = await renderDocument({
    ...pageContext,
    url: new URL(urlOriginal, siteUrl),
    manifest: globalContext.assetsManifest,
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
