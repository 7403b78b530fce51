// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { playVideos } from "./play-videos.ts";

const PLAYER = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
const FIGURE = `<figure class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" class="video-preview" data-player="${PLAYER}"><span class="video-title">One week</span> <span class="video-source">Video on YouTube</span></a></figure>`;

function click(init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    ...init,
  });
  document.querySelector(".video-title")?.dispatchEvent(event);
  return event;
}

test("replaces the preview by the player on a plain click, and leaves other clicks to the browser", () => {
  // The environment complains that it loads no frames.
  vi.spyOn(console, "error").mockReturnValue();
  document.body.innerHTML = FIGURE;
  playVideos();
  const held = click({ ctrlKey: true });
  expect(held.defaultPrevented).toBe(false);
  expect(document.querySelector("iframe")).toBeNull();

  expect(click().defaultPrevented).toBe(true);
  const frame = document.querySelector("iframe");
  expect(frame?.title).toBe("One week");
  expect(frame?.getAttribute("src")).toBe(PLAYER);
  expect(document.activeElement).toBe(frame);
  expect(document.querySelector("figcaption a")?.textContent).toBe(
    "Watch “One week” at youtube.com",
  );
});
