// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { onIntent } from "./intent.ts";

const run = vi.fn<(returned: boolean) => void>();

afterEach(() => {
  // Removes listeners that a test has left.
  window.dispatchEvent(new Event("pointermove"));
  run.mockReset();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});

describe("onIntent", () => {
  it.each(["pointermove", "touchstart", "wheel", "keydown", "focusin"])(
    "runs once at %s",
    (sign) => {
      onIntent(run);
      window.dispatchEvent(new Event("scroll"));
      expect(run).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event("keydown"));
      expect(run.mock.calls).toEqual([[false]]);
    },
  );

  it("runs when the visitor comes back, and not when the page is first focused", () => {
    onIntent(run);
    window.dispatchEvent(new Event("focus"));
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("blur"));
    window.dispatchEvent(new Event("focus"));
    expect(run.mock.calls).toEqual([[true]]);
  });

  it("runs at once when the address names a state and no element", () => {
    document.body.innerHTML = '<h2 id="part"></h2>';
    history.replaceState(null, "", "#part");
    onIntent(run);
    expect(run).not.toHaveBeenCalled();
    history.replaceState(null, "", "#examples");
    onIntent(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("runs at once when the browser has restored a text that filters", () => {
    document.body.innerHTML = "<form data-live><input></form>";
    const input = document.querySelector("input");
    if (input) input.value = "csv";
    onIntent(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("runs when the returned function is called", () => {
    onIntent(run)();
    expect(run.mock.calls).toEqual([[false]]);
  });
});
