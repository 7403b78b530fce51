import { isPlainClick } from "../routing/is-plain-click.ts";

/** Loads an article as a new document with the time as `_`, past all caches, on a plain click on a link to it. */
export function followArticles(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest("a[data-article]");
    const href = link && link.getAttribute("href");
    if (!href || !isPlainClick(event)) return;
    event.preventDefault();
    window.location.assign(`${href}?_=${Date.now()}`);
  });
}
