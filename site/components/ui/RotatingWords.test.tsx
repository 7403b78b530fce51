// @vitest-environment happy-dom
import { act } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fire, mount } from "../../testing/mount.ts";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "./RotatingWords.tsx";

const words = ["Competitor", "Influencer"];

function Headline() {
  const rotation = useRotation(words, 3000);
  return (
    <>
      <h1>
        <RotatingWords words={words} active={rotation.active} />
      </h1>
      <RotationToggle {...rotation} />
    </>
  );
}

function mountHeadline(reduced = false) {
  vi.stubGlobal("matchMedia", () =>
    Object.assign(new EventTarget(), { matches: reduced }),
  );
  const mounted = mount(<Headline />);
  return {
    ...mounted,
    pass: (milliseconds: number) =>
      act(() => vi.advanceTimersByTime(milliseconds)),
    shown: () =>
      mounted
        .all("[data-place=shown]")
        .map((word) => word.lastChild?.textContent),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.defineProperty(document, "hidden", {
    configurable: true,
    value: false,
  });
});

describe("RotatingWords", () => {
  it("has every word in the server's HTML, announced once, without a pause button", () => {
    const host = document.createElement("div");
    host.innerHTML = renderToString(<Headline />);
    expect(host.querySelector("h1")?.textContent).toBe(
      "Competitor or Influencer",
    );
    expect(host.querySelector("button")?.dataset.idle).toBe("");
  });

  it("shows the next word after the interval and starts over after the last", () => {
    const { shown, pass } = mountHeadline();
    pass(2999);
    expect(shown()).toEqual(["Competitor"]);
    pass(1);
    expect(shown()).toEqual(["Influencer"]);
    pass(3000);
    expect(shown()).toEqual(["Competitor"]);
  });

  it("does not move if the visitor prefers reduced motion", () => {
    const { shown, pass, find } = mountHeadline(true);
    pass(60_000);
    expect(shown()).toEqual(["Competitor"]);
    expect(find("button").dataset.idle).toBe("");
  });

  it("stops and starts with its button", () => {
    const { shown, pass, find } = mountHeadline();
    fire(find("[aria-label='Pause changing words']"), "click");
    pass(60_000);
    expect(shown()).toEqual(["Competitor"]);
    fire(find("[aria-label='Play changing words']"), "click");
    pass(3000);
    expect(shown()).toEqual(["Influencer"]);
  });

  it("pauses while the page is hidden", () => {
    const { shown, pass } = mountHeadline();
    Object.defineProperty(document, "hidden", {
      configurable: true,
      value: true,
    });
    pass(60_000);
    expect(shown()).toEqual(["Competitor"]);
  });
});
