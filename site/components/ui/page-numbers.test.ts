import { describe, expect, it } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => (number === "gap" ? "..." : number))
    .join(" ");

describe("pageNumbers", () => {
  it("shows the first, the last and those around the current page", () => {
    expect(shown(1, 1)).toBe("1");
    expect(shown(1, 2)).toBe("1 2");
    expect(shown(1, 9)).toBe("1 2 ... 9");
    expect(shown(5, 9)).toBe("1 ... 4 5 6 ... 9");
    expect(shown(9, 9)).toBe("1 ... 8 9");
    expect(shown(2000, 4167)).toBe("1 ... 1999 2000 2001 ... 4167");
  });

  it("shows a single page instead of a gap for it", () => {
    expect(shown(4, 9)).toBe("1 2 3 4 5 ... 9");
    expect(shown(6, 9)).toBe("1 ... 5 6 7 8 9");
    expect(shown(3, 5)).toBe("1 2 3 4 5");
  });

  it("never shows a page twice or one that does not exist", () => {
    for (let pages = 1; pages < 12; pages++)
      for (let page = 1; page <= pages; page++) {
        const numbers = pageNumbers(page, pages).filter((n) => n !== "gap");
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers.at(0)).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toContain(page);
      }
  });
});
