import { describe, expect, it } from "vitest";
import { askedType, currentFilter, resourcesPath } from "./choose-resources.ts";

describe("the address", () => {
  it("has the type, and no query for all types", () => {
    expect(resourcesPath("all")).toBe("/resources");
    expect(resourcesPath("case-study")).toBe("/resources?type=case-study");
    expect(resourcesPath("a&b")).toBe("/resources?type=a%26b");
  });

  it("without a type means all types", () => {
    expect(askedType(new URLSearchParams(""))).toBe("all");
    expect(askedType(new URLSearchParams("type="))).toBe("all");
    expect(askedType(new URLSearchParams("type=video"))).toBe("video");
  });

  it("with an unknown type selects no filter", () => {
    expect(currentFilter("video")?.label).toBe("Videos");
    expect(currentFilter("podcast")).toBeUndefined();
  });
});
