// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { addCopyButtons } from "./copy-code-buttons.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function content(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

const twoBlocks =
  "<pre><code>one\n</code></pre><figure><figcaption>Two</figcaption><pre><code>two\n</code></pre></figure>";

describe("addCopyButtons", () => {
  it("adds one button to each block, also when called again", () => {
    const element = content(twoBlocks);
    addCopyButtons(element);
    addCopyButtons(element);
    expect(element.querySelectorAll(".copy-code")).toHaveLength(2);
    expect(element.querySelector("figure > .copy-code")).not.toBeNull();
    expect(element.querySelector("pre .copy-code")).toBeNull();
  });

  it("copies the code and says so for two seconds", async () => {
    vi.useFakeTimers();
    const writeText = vi.fn<() => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const element = content(twoBlocks);
    addCopyButtons(element);
    const button = element.querySelector<HTMLButtonElement>("figure button");
    button?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText.mock.calls).toEqual([["two\n"]]);
    expect(button?.textContent).toBe("Copied");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(button?.textContent).toBe("Copy code");
  });

  it("says so if there is no clipboard", async () => {
    vi.stubGlobal("navigator", {});
    const element = content(twoBlocks);
    addCopyButtons(element);
    const button = element.querySelector("button");
    button?.click();
    await Promise.resolve();
    expect(button?.textContent).toBe("Not copied");
  });
});
