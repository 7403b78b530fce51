import { describe, expect, it } from "vitest";
import { cutList, PAGE_SIZE } from "./cut-page.ts";

const numbers = Array.from({ length: 50 }, (_, index) => index);
const cut = (query: string, all = numbers) =>
  cutList(new URLSearchParams(query), all);

describe("cutList", () => {
  it("cuts a list into pages", () => {
    expect(PAGE_SIZE).toBe(24);
    expect(cut("")).toMatchObject({ page: 1, pages: 3, total: 50 });
    expect(cut("")?.entries).toEqual(numbers.slice(0, 24));
    expect(cut("page=1")).toEqual(cut(""));
    expect(cut("page=")).toEqual(cut(""));
    expect(cut("page=2")?.entries).toEqual(numbers.slice(24, 48));
    expect(cut("page=3&page=9")?.entries).toEqual([48, 49]);
  });

  it("gives a full last page no empty one after it", () => {
    const full = numbers.slice(0, 48);
    expect(cut("page=2", full)?.entries).toHaveLength(24);
    expect(cut("page=3", full)).toBeUndefined();
  });

  it("gives an empty list one empty page", () => {
    expect(cut("", [])).toEqual({ entries: [], page: 1, pages: 1, total: 0 });
    expect(cut("page=2", [])).toBeUndefined();
  });

  it.each([
    "4",
    "0",
    "-1",
    "+1",
    "1.5",
    "1.0",
    "1e0",
    "01",
    "abc",
    " 1",
    "1 ",
    "\u0661",
    "9".repeat(40),
  ])("has no page %j", (page) => {
    expect(cut(new URLSearchParams({ page }).toString())).toBeUndefined();
  });
});
