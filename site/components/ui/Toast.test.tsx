// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fire, mount } from "./testing/mount.ts";
import { createToastStore } from "./toast.ts";
import { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";

const pass = (milliseconds: number) =>
  act(() => vi.advanceTimersByTime(milliseconds));

async function mountRegion(props: ToastRegionProps = {}) {
  const store = createToastStore();
  const mounted = mount(<ToastRegion store={store} {...props} />);
  return {
    ...mounted,
    show: (title: string, variant: "default" | "destructive" = "default") =>
      act(async () => {
        store.show({ title, description: "More.", variant });
        await import("./Toast.tsx");
      }),
    titles: () => mounted.all(".toast-title").map((el) => el.textContent),
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
  it("has both live regions in the page before the first message", async () => {
    const { find } = await mountRegion();
    expect(find("output").textContent).toBe("");
    expect(find("[role=alert]").textContent).toBe("");
  });

  it("shows a message as a status and an error as an alert", async () => {
    const { find, show } = await mountRegion();
    await show("Message sent!");
    expect(find("output").textContent).toBe("Message sent!More.");
    await show("Error", "destructive");
    expect(find("[role=alert]").textContent).toBe("ErrorMore.");
    expect(find("output").textContent).toBe("");
  });

  it("replaces a toast by the next one and restarts its time", async () => {
    const { show, titles } = await mountRegion();
    await show("First");
    pass(4000);
    await show("Second");
    expect(titles()).toEqual(["Second"]);
    pass(4999);
    expect(titles()).toEqual(["Second"]);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it.each([
    ["pointed at", "pointerover", "pointerout"],
    ["focused", "focusin", "focusout"],
  ])("waits while it is %s", async (_, enter, leave) => {
    const { find, show, titles } = await mountRegion();
    await show("Stay");
    pass(3000);
    fire(find(".toast"), enter);
    pass(60_000);
    expect(titles()).toEqual(["Stay"]);
    fire(find(".toast"), leave);
    pass(1999);
    expect(titles()).toEqual(["Stay"]);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it("keeps the toast while the page is hidden", async () => {
    const { show, titles } = await mountRegion();
    await show("Stay");
    setHidden(true);
    pass(60_000);
    expect(titles()).toEqual(["Stay"]);
    setHidden(false);
    pass(5000);
    expect(titles()).toEqual([]);
  });

  it("closes the toast by its button", async () => {
    const { find, show, titles } = await mountRegion();
    await show("Close me");
    fire(find("[aria-label='Close notification']"), "click");
    expect(titles()).toEqual([]);
  });

  it.each([
    [49, ["Swipe"]],
    [50, []],
    [-80, ["Swipe"]],
  ])("let go %i px to the right shows %j", async (distance, left) => {
    const { find, show, titles } = await mountRegion();
    await show("Swipe");
    const toast = find(".toast");
    fire(toast, "pointerdown", { button: 0, clientX: 100 });
    fire(toast, "pointermove", { clientX: 100 + distance });
    fire(toast, "pointerup", { clientX: 100 + distance });
    expect(titles()).toEqual(left);
  });

  it("loads the toast when a form is entered", async () => {
    const load = vi.fn<NonNullable<ToastRegionProps["load"]>>(
      () => import("./Toast.tsx"),
    );
    const { find, host } = await mountRegion({ load });
    host.insertAdjacentHTML("beforeend", "<form><input></form><button>");
    fire(find("button"), "focusin");
    expect(load).not.toHaveBeenCalled();
    fire(find("input"), "focusin");
    expect(load).toHaveBeenCalledOnce();
    await act(() => import("./Toast.tsx"));
  });

  it("still shows the text if the toast cannot be loaded", async () => {
    const { find, show } = await mountRegion({
      load: () => Promise.reject(new Error("offline")),
    });
    await show("Error", "destructive");
    expect(find("[role=alert]").textContent).toBe("Error More.");
  });
});
