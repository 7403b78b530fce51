import { isPlainClick } from "../routing/is-plain-click.ts";

/**
 * Plays the video of a preview in its place on a plain click. Without script, with another click, or if the script
 * cannot be loaded, its link leads to the video.
 */
export function playVideos(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>("a[data-player]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    import("./show-player.ts").then(
      ({ showPlayer }) => showPlayer(link),
      () => window.location.assign(link.href),
    );
  });
}
