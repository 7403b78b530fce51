import type { ContentReader } from "#contract";
import { routeTable } from "#routes";
import { escapeMarkup } from "../replies/escape-markup.ts";
import type { RenderText } from "./page-handler.ts";

const isPattern = (path: string) => /[:*]/u.test(path);

const listed = routeTable.filter(({ sitemap }) => sitemap !== false);

/** The addresses that pages of entries answer. */
const entryPattern = new RegExp(
  `^(?:${listed.map(({ path }) => path.replaceAll(/:\w+/gu, "[^/]+")).join("|")})$`,
  "u",
);

/** Every indexable path, in a fixed order, with the calendar date of its last revision where the content tells. */
function listPaths(content: ContentReader): Map<string, string | undefined> {
  const entries = content
    .entryPages()
    .filter(({ path, sitemap }) => sitemap && entryPattern.test(path));
  return new Map([
    ...listed
      .filter(({ path }) => !isPattern(path))
      .map(({ path }) => [path, undefined] as const),
    ...content.shelves().map(({ path, date }) => [path, date] as const),
    ...entries.map(({ path, date }) => [path, date] as const),
  ]);
}

/** `/sitemap.xml`, by the protocol of sitemaps.org. Dates are the content's own. */
export const renderSitemap: RenderText = async (content, siteUrl) => {
  const urls = [...listPaths(content)].map(([path, date]) => {
    const lastModified = date === undefined ? "" : `<lastmod>${date}</lastmod>`;
    const address = escapeMarkup(`${siteUrl}${path}`);
    return `<url><loc>${address}</loc>${lastModified}</url>\n`;
  });
  return {
    status: 200,
    contentType: "application/xml; charset=utf-8",
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
  };
};
