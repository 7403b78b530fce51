function markLoaded(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement && "loaded" in target.dataset)
    target.dataset["loaded"] = "true";
}

/** Marks each image that has the attribute `data-loaded` once it is there: a text stands in its place until then. */
export function markLoadedImages(): void {
  document.addEventListener("load", ({ target }) => markLoaded(target), {
    capture: true,
  });
  for (const image of document.querySelectorAll<HTMLImageElement>(
    "img[data-loaded]",
  )) {
    if (image.complete && image.naturalWidth > 0) markLoaded(image);
  }
}
