import { setImmediate as nextTurn } from "node:timers/promises";
import type { ContentReader } from "#contract";
import { routeTable } from "#routes";
import type { RenderSite } from "../site.ts";
import { toPageDocument, type PageDocument } from "./page-documents.ts";

/** How many list pages are rendered, because a site can have any number of authors. */
const MAX_LISTS = 100;

const fixedPaths = routeTable
  .filter(({ path, sitemap }) => sitemap !== false && !/[:*]/u.test(path))
  .map(({ path }) => path);

/** What pages are rendered from. */
export interface PageSource {
  content: ContentReader;
  renderSite: RenderSite;
  siteUrl: string;
}

/**
 * Reads the pages with a fixed address, and the first lists, as visitors see them. Renders one after the other. Requests
 * are handled in between.
 * @param isWanted asked before each page: once false, it stops
 */
export async function readPages(
  { content, renderSite, siteUrl }: PageSource,
  isWanted: () => boolean = () => true,
): Promise<PageDocument[]> {
  const lists = content.listPages().slice(0, MAX_LISTS);
  const paths = new Set([...fixedPaths, ...lists.map(({ path }) => path)]);
  const pages: PageDocument[] = [];
  for (const path of paths) {
    if (!isWanted()) break;
    const page = await renderSite({ url: path, content, siteUrl });
    if ("html" in page && page.status === 200)
      pages.push(
        ...toPageDocument({ path, html: page.html }, content.site.name),
      );
    await nextTurn();
  }
  return pages;
}
