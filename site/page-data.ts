/** The content of the page's data block, written by the server and read by the browser. */
export interface PageData {
  routeId: string;
  status: number;
  data: unknown;
  /** The breadcrumbs from the home page to the page. */
  trail: readonly Crumb[];
  /** True if the page shows an unpublished entry. It is then always loaded as a document. */
  isPreview?: boolean;
}

import type { Crumb } from "./page.ts";

const BLOCK_ID = "page-data";

/**
 * The data block as HTML. `<` is escaped, so no content can end the block.
 * @param scripts addresses of the scripts that hydrate the page
 */
export function renderPageDataBlock(
  page: PageData,
  scripts: readonly string[],
): string {
  const json = JSON.stringify(page)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/json" id="${BLOCK_ID}" data-scripts="${scripts.join(" ")}">${json}</script>`;
}

/** Parses the data block of a document of this site. @throws if there is none */
export function parsePageData(document: Document): PageData {
  const block = document.getElementById(BLOCK_ID);
  if (!block?.textContent) throw new Error("The document has no page data.");
  return JSON.parse(block.textContent) as PageData;
}
