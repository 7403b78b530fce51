/** Starts to load all scripts of the page at once. Otherwise each is found only when another one has arrived. */
export function preloadPage(): void {
  const block = document.getElementById("page-data");
  for (const href of block?.dataset["scripts"]?.split(" ") ?? []) {
    if (href === "") continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}
