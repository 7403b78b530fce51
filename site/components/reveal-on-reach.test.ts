// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { revealOnReach } from "./reveal-on-reach.ts";

let report: (isIntersecting: boolean) => void;
let disconnected = 0;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    report = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {
    disconnected += 1;
  }
}

function reducedMotion(matches: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches }));
}

beforeEach(() => {
  disconnected = 0;
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  reducedMotion(false);
});
afterEach(() => vi.unstubAllGlobals());

describe("revealOnReach", () => {
  it("hides nothing before the element is reached, then animates it", () => {
    const list = document.createElement("ul");
    revealOnReach(list);
    report(false);
    expect(list.dataset["reveal"]).toBeUndefined();
    report(true);
    expect(list.dataset["reveal"]).toBe("shown");
    expect(disconnected).toBe(1);
  });

  it("does not animate what was in view from the start", () => {
    const list = document.createElement("ul");
    revealOnReach(list);
    report(true);
    expect(list.dataset["reveal"]).toBeUndefined();
  });

  it("animates nothing if the visitor prefers reduced motion", () => {
    reducedMotion(true);
    expect(revealOnReach(document.createElement("ul"))).toBeUndefined();
  });

  it("stops observing when the element is removed", () => {
    revealOnReach(document.createElement("ul"))?.();
    expect(disconnected).toBe(1);
  });
});
