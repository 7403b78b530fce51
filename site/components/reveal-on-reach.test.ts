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
  it("hides nothing before it is reached and shows it then", () => {
    const list = document.createElement("ul");
    revealOnReach(list);
    report(false);
    expect(list.dataset["reveal"]).toBeUndefined();
    report(true);
    expect(list.dataset["reveal"]).toBe("shown");
    expect(disconnected).toBe(1);
  });

  it("leaves alone what was in view from the start", () => {
    const list = document.createElement("ul");
    revealOnReach(list);
    report(true);
    expect(list.dataset["reveal"]).toBeUndefined();
  });

  it("moves nothing for who asked for less motion", () => {
    reducedMotion(true);
    expect(revealOnReach(document.createElement("ul"))).toBeUndefined();
  });

  it("stops watching when the element goes", () => {
    revealOnReach(document.createElement("ul"))?.();
    expect(disconnected).toBe(1);
  });
});
