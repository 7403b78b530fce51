import type { Notice } from "#contract";
import type { PageOptions } from "./page-handler.ts";

/** Renders notices as pages of the site, at any path. The returned function throws if the site cannot be rendered. */
export function createNoticeRenderer({
  content,
  siteUrl,
  renderSite,
}: Pick<PageOptions, "content" | "siteUrl" | "renderSite">) {
  return async (notice: Notice, url: string): Promise<string> => {
    const page = { url, content: content.current(), siteUrl, notice };
    const rendered = await renderSite(page);
    if (!("html" in rendered)) throw new Error("A notice became a redirect.");
    return rendered.html;
  };
}
