import type { RenderDocument } from "../document.ts";

/** `/robots.txt`. The slash after `/api` is needed: without it, crawlers would also skip the page /api-access. */
export const renderRobots: RenderDocument = async ({ siteUrl }) => ({
  status: 200,
  contentType: "text/plain; charset=utf-8",
  text: `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
});
