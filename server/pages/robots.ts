import type { RenderText } from "./page-handler.ts";

/** `/robots.txt`. The slash after api matters: without it /api-access would be shut out too. */
export const renderRobots: RenderText = async (_content, siteUrl) => ({
  status: 200,
  contentType: "text/plain; charset=utf-8",
  text: `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
});
