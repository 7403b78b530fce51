import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { isWellFormedTarget } from "../middleware/target-guard.ts";
import { toCanonicalPath } from "#schema";

const path = array(
  constantFrom(
    "/",
    "a",
    "B",
    "%41",
    "%2F",
    "%25",
    "%C3%A9",
    "-",
    "+",
    "%2B",
    "@",
    ".",
  ),
)
  .map((parts) => `/${parts.join("")}`)
  .filter(isWellFormedTarget);

describe("toCanonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/blog", "/blog"],
    ["/blog/", "/blog"],
    ["/Blog/A-Post", "/blog/a-post"],
    ["/blog//a", "/blog/a"],
    ["/%62log", "/blog"],
    ["/blog%2Fa", "/blog%2Fa"],
    ["/%2562log", "/%2562log"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/%40fs/x", "/@fs/x"],
    ["/%2F/evil.example", "/%2F/evil.example"],
  ])("turns %s into %s", (sent, canonical) => {
    expect(toCanonicalPath(sent)).toBe(canonical);
  });

  it("changes nothing the second time and never leaves the host", () => {
    assert(
      property(path, (sent) => {
        const canonical = toCanonicalPath(sent);
        expect(toCanonicalPath(canonical)).toBe(canonical);
        expect(new URL(canonical, "https://own.example").host).toBe(
          "own.example",
        );
        expect(canonical).toMatch(/^\/(?:$|[^/\\])/u);
      }),
    );
  });
});
