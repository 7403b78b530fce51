import { createContext, use } from "react";

/** Receives each HTML text that the server puts into a document, in document order. Only the server provides it. */
export const MarkupInDocument = createContext<
  ((html: string) => void) | undefined
>(undefined);

/**
 * The props of an element whose content is an HTML text of the page's data. The document contains the text only once:
 * `parsePageData` reads it from the element.
 */
export function useMarkup(html: string) {
  use(MarkupInDocument)?.(html);
  return {
    "data-markup": "",
    dangerouslySetInnerHTML: { __html: html },
  } as const;
}
