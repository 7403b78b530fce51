import { isPlainClick } from "./is-plain-click.ts";

/**
 * Plays the video of a preview in its place on a plain click. Without script, with another click, or if the scripts
 * cannot be loaded, its link leads to the video.
 * @param hydrate resolves once the page is hydrated: hydration needs the HTML as the server wrote it
 */
export function playVideos(hydrate: () => Promise<void>): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>("a[data-player]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    Promise.all([import("./show-player.ts"), hydrate()]).then(
      ([{ showPlayer }]) => showPlayer(link),
      () => window.location.assign(link.href),
    );
  });
}
