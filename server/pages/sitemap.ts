import type { ContentReader } from "#contract";
import { entryPath, sitePaths } from "#schema";
import { escapeMarkup } from "../replies/escape-markup.ts";
import type { RenderText } from "./page-handler.ts";

/** Pages that search engines are told to leave out: a redirect, a tool, and lists made by visitors. */
const UNLISTED: ReadonlySet<string> = new Set([
  "/demo",
  "/api-test",
  "/search",
]);

/** Every indexable path, in a fixed order, with the calendar date of its last revision where the content tells. */
async function listPaths(
  content: ContentReader,
): Promise<Map<string, string | undefined>> {
  const paths = new Map<string, string | undefined>();
  for (const path of sitePaths) {
    if (UNLISTED.has(path)) continue;
    const legal = await content.legal(path.slice(1));
    paths.set(path, legal && (legal.updated ?? legal.date));
  }
  for (const post of content.posts())
    paths.set(
      entryPath("blog", post.slug) ?? "",
      post.updatedDate ?? post.publishedDate,
    );
  for (const entry of [
    ...content.guides(),
    ...content.docs(),
    ...content.jobs(),
  ])
    paths.set(entry.path, entry.updated ?? entry.date);
  paths.delete("");
  return paths;
}

/** `/sitemap.xml`, by the protocol of sitemaps.org. Dates are the content's own. */
export const renderSitemap: RenderText = async (content, siteUrl) => {
  const urls = [...(await listPaths(content))].map(([path, date]) => {
    const lastModified = date === undefined ? "" : `<lastmod>${date}</lastmod>`;
    const address = escapeMarkup(`${siteUrl}${path === "/" ? "/" : path}`);
    return `<url><loc>${address}</loc>${lastModified}</url>\n`;
  });
  return {
    status: 200,
    contentType: "application/xml; charset=utf-8",
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
  };
};
