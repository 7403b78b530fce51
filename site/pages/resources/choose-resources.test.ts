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
  it("shows the first featured resource large and not among the cards", () => {
    expect(chosen("all")).toEqual({
      featured: "second",
      cards: ["first", "third"],
    });
  });

  it("shows it for its own type", () => {
    expect(chosen("blog")).toEqual({ featured: "second", cards: ["third"] });
  });

  it("shows no featured resource for another type", () => {
    expect(chosen("guide")).toEqual({ featured: undefined, cards: ["first"] });
  });

  it("has no cards for a type without resources", () => {
    expect(chosen("podcast")).toEqual({ featured: undefined, cards: [] });
  });
});

describe("the address", () => {
  it("has the type, and no query for all types", () => {
    expect(resourcesPath("all")).toBe("/resources");
    expect(resourcesPath("case-study")).toBe("/resources?type=case-study");
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
