import { describe, expect, it } from "vitest";
import {
  askedType,
  chooseResources,
  currentFilter,
  resourcesPath,
} from "./choose-resources.ts";
import type { ResourceCard } from "./data.ts";

const card = (
  id: string,
  type: ResourceCard["type"],
  featured = false,
): ResourceCard => ({
  id,
  title: id,
  description: id,
  date: "2026-11-12",
  type,
  typeLabel: type,
  readTime: null,
  href: `/blog/${id}`,
  isExternal: false,
  featured,
  imageUrl: null,
});

const resources = [
  card("first", "guide"),
  card("second", "blog", true),
  card("third", "blog", true),
];

const chosen = (type: string) => {
  const { featured, cards } = chooseResources(resources, type);
  return { featured: featured?.id, cards: cards.map(({ id }) => id) };
};

describe("chooseResources", () => {
  it("highlights the first featured resource and leaves it out of the cards", () => {
    expect(chosen("all")).toEqual({
      featured: "second",
      cards: ["first", "third"],
    });
  });

  it("highlights it for its own type", () => {
    expect(chosen("blog")).toEqual({ featured: "second", cards: ["third"] });
  });

  it("highlights nothing for another type", () => {
    expect(chosen("guide")).toEqual({ featured: undefined, cards: ["first"] });
  });

  it("leaves nothing for a type that no resource has", () => {
    expect(chosen("podcast")).toEqual({ featured: undefined, cards: [] });
  });
});

describe("the address", () => {
  it("names the type, and none for all", () => {
    expect(resourcesPath("all")).toBe("/resources");
    expect(resourcesPath("case-study")).toBe("/resources?type=case-study");
  });

  it("without a type asks for all", () => {
    expect(askedType(new URLSearchParams(""))).toBe("all");
    expect(askedType(new URLSearchParams("type="))).toBe("all");
    expect(askedType(new URLSearchParams("type=video"))).toBe("video");
  });

  it("with an unknown type has no filter on", () => {
    expect(currentFilter("video")?.label).toBe("Videos");
    expect(currentFilter("podcast")).toBeUndefined();
  });
});
