/**
 * Starts to load all scripts of a page at once. Otherwise each is found only when another one has loaded.
 * @param page the document of the page
 */
export function preloadPage(page = document): void {
  const block = page.getElementById("page-data");
  for (const href of block?.dataset["scripts"]?.split(" ") ?? []) {
    if (href === "") continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}
