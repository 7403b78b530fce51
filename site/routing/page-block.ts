import type { Chrome, PageData } from "../page.ts";

/** The content of a document's data block, written by the server and read by the browser. */
export interface PageBlock {
  chrome: Chrome;
  page: PageData;
}

const BLOCK_ID = "page-data";

/** The data block as HTML. `<` is escaped, so no content can end the block. */
export function renderPageBlock(block: PageBlock): string {
  const json = JSON.stringify(block)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/json" id="${BLOCK_ID}">${json}</script>`;
}

const isPageBlock = (value: unknown): value is PageBlock =>
  typeof value === "object" &&
  value !== null &&
  "chrome" in value &&
  "page" in value;

/** The HTML of the pictures in a document by name. */
function readPictures(document: Document): Record<string, string> {
  const found = document.querySelectorAll<HTMLElement>("[data-picture]");
  return Object.fromEntries(
    [...found].map(({ dataset, innerHTML }) => [
      dataset["picture"] ?? "",
      innerHTML,
    ]),
  );
}

/** Parses the data block of a document of this site, and adds its pictures. @throws if there is no block */
export function parsePageBlock(document: Document): PageBlock {
  const text = document.getElementById(BLOCK_ID)?.textContent;
  const block: unknown = text ? JSON.parse(text) : undefined;
  if (!isPageBlock(block)) throw new Error("The document has no page data.");
  const { chrome, page } = block;
  return { chrome, page: { ...page, pictures: readPictures(document) } };
}
