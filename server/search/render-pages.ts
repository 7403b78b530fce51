import { setImmediate as nextTurn } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { routeTable } from "#routes";
import type { RenderSite } from "../site.ts";
import type { RenderedPage } from "./page-documents.ts";

/** How many list pages are rendered, because a site can have any number of authors. */
const MAX_LISTS = 100;

const fixedPaths = routeTable
  .filter(({ path, sitemap }) => sitemap !== false && !/[:*]/u.test(path))
  .map(({ path }) => path);

/**
 * Renders the pages with a fixed address, and the first lists, one after the other. Requests are handled in between.
 * @param isWanted asked before each page: once false, rendering stops
 */
export async function renderPages(
  content: ContentReader,
  renderSite: RenderSite,
  siteUrl: string,
  isWanted: () => boolean = () => true,
): Promise<RenderedPage[]> {
  const lists = content.listPages().slice(0, MAX_LISTS);
  const paths = new Set([...fixedPaths, ...lists.map(({ path }) => path)]);
  const pages: RenderedPage[] = [];
  for (const path of paths) {
    if (!isWanted()) break;
    const page = await renderSite({ url: path, content, siteUrl });
    if ("html" in page && page.status === 200)
      pages.push({ path, html: page.html });
    await nextTurn();
  }
  return pages;
}
