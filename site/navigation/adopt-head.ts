/** Makes the document's head say what the fetched page's head says. */
export function adoptHead(from: Document): void {
  document.title = from.title;
  for (const old of document.head.querySelectorAll("[data-page]")) old.remove();
  for (const element of from.head.querySelectorAll("[data-page]")) {
    document.head.append(document.importNode(element, true));
  }
}
