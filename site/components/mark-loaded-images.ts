function markLoaded(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement && "loaded" in target.dataset)
    target.dataset["loaded"] = "true";
}

/** Sets `data-loaded` of images that have this attribute once they are loaded. CSS shows a text instead until then. */
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
