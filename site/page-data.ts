import type { Navigation, SiteSettings } from "#contract";

/** What every page's frame shows: names, addresses and menus. */
export interface ShellData {
  /** All but the scheduler's addresses, which stand in the HTML of its own page alone. */
  site: Omit<SiteSettings, "scheduler">;
  navigation: Navigation;
}

/** What the server hands to the browser in the page's data block. */
export interface PageData {
  routeId: string;
  status: number;
  data: unknown;
  shell: ShellData;
}

const BLOCK_ID = "page-data";

/** The data block as HTML. `<` is escaped, so no content can end the block. */
export function renderPageDataBlock(page: PageData): string {
  const json = JSON.stringify(page)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/json" id="${BLOCK_ID}">${json}</script>`;
}

/** Reads the data block of a document that our server rendered; throws when there is none. */
export function parsePageData(document: Document): PageData {
  const block = document.getElementById(BLOCK_ID);
  if (!block?.textContent) throw new Error("The document has no page data.");
  return JSON.parse(block.textContent) as PageData;
}
