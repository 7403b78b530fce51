import { describe, expect, it } from "vitest";
import { readingNeighbors } from "./reading-link.ts";

const page = (path: string) => ({ path, title: path.toUpperCase(), order: 1 });
const sequence = [page("/a"), page("/b"), page("/c")];

describe("readingNeighbors", () => {
  it("names the pages before and after, and nothing else of them", () => {
    expect(readingNeighbors(sequence, "/b")).toEqual({
      previous: { path: "/a", title: "/A" },
      next: { path: "/c", title: "/C" },
    });
  });

  it("has none before the first and after the last", () => {
    expect(readingNeighbors(sequence, "/a").previous).toBeNull();
    expect(readingNeighbors(sequence, "/c").next).toBeNull();
  });

  it("has none for a page outside the sequence", () => {
    expect(readingNeighbors(sequence, "/d")).toEqual({
      previous: null,
      next: null,
    });
  });
});
