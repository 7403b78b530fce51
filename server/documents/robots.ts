import type { RenderDocument } from "../document.ts";

/** `/robots.txt`. Without the slash after `/api`, crawlers would skip the page /api-access too. */
export const renderRobots: RenderDocument = async ({ siteUrl }) => ({
  status: 200,
  contentType: "text/plain; charset=utf-8",
  text: `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
});
