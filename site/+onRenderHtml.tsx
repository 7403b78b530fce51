import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { ContentReader } from "#contract";
import { renderDocument } from "./render/render-document.tsx";

/** What the server hands to Vike's renderPage() beside the address. */
interface SitePageContext {
  urlOriginal: string;
  content: ContentReader;
  siteUrl: string;
  globalContext: {
    assetsManifest?: Parameters<typeof renderDocument>[0]["manifest"];
  };
}

/** Renders the whole document; the server reads the status from `pageStatus`. */
export async function onRenderHtml(pageContext: SitePageContext) {
  const { html, status } = await renderDocument({
    url: new URL(pageContext.urlOriginal, pageContext.siteUrl),
    content: pageContext.content,
    siteUrl: pageContext.siteUrl,
    manifest: pageContext.globalContext.assetsManifest,
  });
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    pageContext: { pageStatus: status },
    injectFilter: undefined,
  };
}
