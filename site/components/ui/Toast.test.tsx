// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fire, mount } from "../../testing/mount.ts";
import { Toast } from "./Toast.tsx";
import { createToastStore } from "./toast.ts";
import { ToastRegion } from "./ToastRegion.tsx";

const pass = (milliseconds: number) =>
  act(() => vi.advanceTimersByTime(milliseconds));

function mountRegion() {
  const store = createToastStore();
  const mounted = mount(<ToastRegion store={store} />);
  return {
    ...mounted,
    show: (title: string, variant: "default" | "destructive" = "default") =>
      act(() => store.show({ title, description: "More.", variant, Toast })),
    titles: () =>
      mounted
        .all("[data-variant]")
        .map((toast) => toast.textContent.replace("More.", "")),
  };
}

function setHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", {
    configurable: true,
    value: hidden,
  });
  fire(document, "visibilitychange");
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setHidden(false);
});

describe("ToastRegion", () => {
  it("has both live regions in the page before the first message", () => {
    const { find } = mountRegion();
    expect(find("output").textContent).toBe("");
    expect(find("[role=alert]").textContent).toBe("");
  });

  it("shows a message as a status and an error as an alert", () => {
    const { find, show } = mountRegion();
    show("Message sent!");
    expect(find("output").textContent).toBe("Message sent!More.");
    show("Error", "destructive");
    expect(find("[role=alert]").textContent).toBe("ErrorMore.");
    expect(find("output").textContent).toBe("");
  });

  it("replaces a toast by the next one and restarts its time", () => {
    const { show, titles } = mountRegion();
    show("First");
    pass(4000);
    show("Second");
    expect(titles()).toEqual(["Second"]);
    pass(4999);
    expect(titles()).toEqual(["Second"]);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it.each([
    ["pointed at", "pointerover", "pointerout"],
    ["focused", "focusin", "focusout"],
  ])("waits while it is %s", (_, enter, leave) => {
    const { find, show, titles } = mountRegion();
    show("Stay");
    pass(3000);
    fire(find("[data-variant]"), enter);
    pass(60_000);
    expect(titles()).toEqual(["Stay"]);
    fire(find("[data-variant]"), leave);
    pass(1999);
    expect(titles()).toEqual(["Stay"]);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it("keeps the toast while the page is hidden", () => {
    const { show, titles } = mountRegion();
    show("Stay");
    setHidden(true);
    pass(60_000);
    expect(titles()).toEqual(["Stay"]);
    setHidden(false);
    pass(5000);
    expect(titles()).toEqual([]);
  });

  it("closes the toast by its button", () => {
    const { find, show, titles } = mountRegion();
    show("Close me");
    fire(find("[aria-label='Close notification']"), "click");
    expect(titles()).toEqual([]);
  });

  it.each([
    [49, ["Swipe"]],
    [50, []],
    [-80, ["Swipe"]],
  ])("let go %i px to the right shows %j", (distance, left) => {
    const { find, show, titles } = mountRegion();
    show("Swipe");
    const toast = find("[data-variant]");
    fire(toast, "pointerdown", { button: 0, clientX: 100 });
    fire(toast, "pointermove", { clientX: 100 + distance });
    fire(toast, "pointerup", { clientX: 100 + distance });
    expect(titles()).toEqual(left);
  });
});
