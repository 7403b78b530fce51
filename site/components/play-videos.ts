import { isPlainClick } from "../routing/is-plain-click.ts";

/** Puts the player of a video in the place of its preview, with the focus, and a link to the video below it. */
function showPlayer(preview: HTMLAnchorElement): void {
  const { player = "" } = preview.dataset;
  const title = preview.querySelector(".video-title")?.textContent ?? "";
  const frame = document.createElement("iframe");
  frame.className = "video-frame";
  frame.title = title;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // YouTube plays nothing for a page that does not say where it is.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player;
  const link = document.createElement("a");
  link.href = preview.href;
  link.rel = "noopener noreferrer";
  link.textContent = `Watch “${title}” at ${new URL(preview.href).hostname.replace(/^www\./u, "")}`;
  const caption = document.createElement("figcaption");
  caption.append(link);
  preview.replaceWith(frame, caption);
  frame.focus();
}

/**
 * Plays the video of a preview in its place on a plain click. Without script, or with another click, its link leads to
 * the video.
 */
export function playVideos(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>("a[data-player]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    showPlayer(link);
  });
}
