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

/** A placeholder for an HTML text: the content of the nth element with `data-markup` in the document. */
interface MarkupReference {
  $markup: number;
}

const isMarkupReference = (value: unknown): value is MarkupReference =>
  typeof value === "object" && value !== null && "$markup" in value;

/** The elements with markup that are not part of other markup. */
function findMarkup(document: Document): Element[] {
  return [...document.querySelectorAll("[data-markup]")].filter(
    ({ parentElement }) => !parentElement?.closest("[data-markup]"),
  );
}

interface BlockContext {
  /** Addresses of the scripts that hydrate the page. */
  scripts: readonly string[];
  /** The HTML texts that the document shows, in its order. */
  markup: readonly string[];
}

/**
 * The data block as HTML. `<` is escaped, so no content can end the block. Texts that the document shows as HTML are
 * replaced by their index in `markup`.
 */
export function renderPageDataBlock(
  page: PageData,
  { scripts, markup }: BlockContext,
): string {
  const indexes = new Map(markup.map((html, index) => [html, index]));
  const json = JSON.stringify(page, (_, value: unknown) => {
    const index = typeof value === "string" ? indexes.get(value) : undefined;
    return index === undefined ? value : { $markup: index };
  })
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/json" id="${BLOCK_ID}" data-scripts="${scripts.join(" ")}">${json}</script>`;
}

/** Parses the data block of a document of this site. @throws if there is none */
export function parsePageData(document: Document): PageData {
  const block = document.getElementById(BLOCK_ID);
  if (!block?.textContent) throw new Error("The document has no page data.");
  const markup = findMarkup(document);
  return JSON.parse(block.textContent, (_, value: unknown) =>
    isMarkupReference(value) ? markup[value.$markup]?.innerHTML : value,
  ) as PageData;
}
