// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks } from "./follow-links.ts";
import { followHistory } from "./history-entry.ts";

const followed: string[] = [];
const prefetched: string[] = [];
const life: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/here?page=2");
  window.scrollTo = vi.fn<() => void>();
  document.body.innerHTML = `
    <p><a id="page" href="/there?type=a#part"><b>There</b></a></p>
    <a id="stay" href="/here?type=a" data-stay="">Filter</a>
    <a id="post" href="/blog/a" data-article="">Post</a>
    <a id="own" href="#part">Part</a>
    <a id="tab" href="/there" target="_blank">Tab</a>
    <a id="file" href="/samples/leads.csv">File</a>
    <a id="saved" href="/there" download="">Save</a>
    <a id="call" href="/api/blog">Call</a>
    <a id="foreign" href="https://other.example/there">Elsewhere</a>
    <a id="mail" href="mailto:a@b.example">Mail</a>`;
  life.push(
    followHistory(({ pathname, search, hash }) => {
      followed.push(pathname + search + hash);
    }),
    followLinks((address) => void prefetched.push(address)),
  );
});

afterEach(() => {
  for (const end of life.splice(0)) end();
  followed.length = 0;
  prefetched.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
/** Clicks. @returns true if the click is left to the browser */
function click(selector: string, more: MouseEventInit = {}): boolean {
  let isLeft = true;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", stop, { once: true });
  const init = { bubbles: true, cancelable: true, ...more };
  find(selector).dispatchEvent(new MouseEvent("click", init));
  return isLeft;
}
const hover = (selector: string) =>
  find(selector).dispatchEvent(new Event("pointerover", { bubbles: true }));

describe("followLinks", () => {
  it("follows a link, and keeps its query and fragment", () => {
    expect(click("#page")).toBe(false);
    expect(followed).toEqual(["/there?type=a#part"]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it("scrolls to the top, but not for a filter", () => {
    click("#stay");
    expect(window.scrollTo).not.toHaveBeenCalled();
    find("#page").setAttribute("href", "/there");
    click("#page");
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  it("leaves files, API calls, new tabs and fragments to the browser", () => {
    const others = ["#own", "#tab", "#file", "#saved", "#call", "#foreign"];
    for (const selector of [...others, "#mail"])
      expect([selector, click(selector)]).toEqual([selector, true]);
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { button: 1 }])
      expect(click("#page", more)).toBe(true);
    expect(followed).toEqual([]);
  });

  it("loads a page early when the visitor rests on its link, not when passing over it", () => {
    hover("#page b");
    vi.advanceTimersByTime(20);
    hover("#stay");
    vi.advanceTimersByTime(500);
    hover("#post");
    hover("#file");
    vi.advanceTimersByTime(500);
    expect(prefetched).toEqual(["/here?type=a"]);
  });

  it("loads nothing early for visitors who save data", () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    hover("#page");
    vi.advanceTimersByTime(500);
    expect(prefetched).toEqual([]);
  });
});
