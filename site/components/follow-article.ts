import { isPlainClick } from "./is-plain-click.ts";

/** Loads an article as a new document with the time as `_`, past all caches, on a plain click on its link. */
export function followArticle(
  event: Parameters<typeof isPlainClick>[0] & Pick<Event, "preventDefault">,
  href: string,
): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  window.location.assign(`${href}?_=${Date.now()}`);
}

/** Does the same for all links marked `data-article`, before their components are loaded. */
export function followArticles(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest("a[data-article]");
    const href = link && link.getAttribute("href");
    if (href) followArticle(event, href);
  });
}
