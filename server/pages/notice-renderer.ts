import type { RenderNotice } from "../site.ts";
import type { PageOptions } from "./page-handler.ts";

/** Renders notices as pages of the site, at any path. The returned function throws if the site cannot be rendered. */
export function createNoticeRenderer({
  content,
  siteUrl,
  renderSite,
}: Pick<PageOptions, "content" | "siteUrl" | "renderSite">): RenderNotice {
  return async (notice, url) => {
    const page = { url, content: content.current(), siteUrl, notice };
    const rendered = await renderSite(page);
    if (!("html" in rendered)) throw new Error("A notice became a redirect.");
    return rendered.html;
  };
}
