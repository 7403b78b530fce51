/** Replaces title and page-specific tags of the document's head by those of the fetched page. */
export function adoptHead(from: Document): void {
  document.title = from.title;
  for (const old of document.head.querySelectorAll("[data-page]")) old.remove();
  for (const element of from.head.querySelectorAll("[data-page]")) {
    document.head.append(document.importNode(element, true));
  }
}
