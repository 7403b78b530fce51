// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { dropTimestamp } from "./drop-timestamp.ts";

function droppedFrom(address: string): string {
  history.replaceState({ kept: true }, "", address);
  dropTimestamp();
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

describe("dropTimestamp", () => {
  it.each([
    ["/blog/a-post?_=1795268336410", "/blog/a-post"],
    ["/blog/a-post?_=1&_=2#part", "/blog/a-post#part"],
    ["/blog?type=guide&_=1", "/blog?type=guide"],
    ["/blog?_=1&category=a%26b", "/blog?category=a%26b"],
  ])("turns %s into %s", (address, clean) => {
    expect(droppedFrom(address)).toBe(clean);
  });

  it.each(["/blog", "/blog?type=_", "/blog?_x=1", "/blog?x[]=1#a"])(
    "leaves %s alone",
    (address) => {
      expect(droppedFrom(address)).toBe(address);
    },
  );

  it("keeps the state of the history entry", () => {
    droppedFrom("/blog/a-post?_=1");
    expect(history.state).toEqual({ kept: true });
  });
});
