// @vitest-environment happy-dom
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mount } from "../../testing/mount.ts";
import { MondayScene } from "./MondayScene.tsx";
import { sceneData } from "./scene-data.ts";
import { frameAt, lastMoment } from "./scene-frame.ts";

const { comments, first, ranking } = sceneData;
const firstName = first.name.split(" ")[0];

describe("the scene of one Monday", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () =>
      Object.assign(new EventTarget(), { matches: false }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("begins with the post alone and ends with everything", () => {
    expect(frameAt(0, sceneData)).toEqual({
      arrived: 0,
      judged: 0,
      lifted: false,
      counted: 0,
      ranked: false,
      drafted: false,
    });
    expect(frameAt(lastMoment(sceneData), sceneData)).toMatchObject({
      arrived: comments.length,
      judged: comments.length,
      counted: 5,
      drafted: true,
    });
  });

  it("is at its end without script, with all reasons and the draft", () => {
    const html = renderToStaticMarkup(
      <MondayScene scene={sceneData} paused={false} pause="" />,
    );
    const page = new DOMParser().parseFromString(html, "text/html");
    const text = page.body.textContent ?? "";
    expect(html).not.toContain("opacity-0");
    for (const { said, leftOut } of comments) {
      expect(text).toContain(said);
      expect(text).toContain(leftOut?.why ?? "");
    }
    expect(text).toContain(`Hi ${firstName},`);
  });

  it("keeps those who have the points that the visitor asks for", () => {
    const { find } = mount(
      <MondayScene scene={sceneData} paused={false} pause="" />,
    );
    const slider = find("input[type=range]");
    expect(find("output").textContent).toContain(
      `of the week's ${ranking.length} stay in`,
    );
    if (!(slider instanceof HTMLInputElement)) throw new Error("No slider.");
    act(() => {
      const setter = Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        "value",
      )?.set;
      setter?.call(slider, "95");
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(find("output").textContent).toBe(
      `Only ${firstName} stays in, of the week's ${ranking.length}.`,
    );
  });
});
