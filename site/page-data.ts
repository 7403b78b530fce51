import type { Navigation, SiteSettings } from "#contract";

/** Data of header and footer, the same on every page: names, addresses and menus. */
export interface ShellData {
  /** Without the scheduler's addresses, which only its own page may contain. */
  site: Omit<SiteSettings, "scheduler">;
  navigation: Navigation;
}

/** The content of the page's data block, written by the server and read by the browser. */
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

/** Parses the data block of a document of this site. @throws if there is none */
export function parsePageData(document: Document): PageData {
  const block = document.getElementById(BLOCK_ID);
  if (!block?.textContent) throw new Error("The document has no page data.");
  return JSON.parse(block.textContent) as PageData;
}
