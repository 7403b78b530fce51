import { expect, test } from "vitest";
import { countWords } from "./reading-time.ts";

test("counts words of letters, digits and what joins them", () => {
  expect(countWords("It's 3.5 times e-mail, no? Öl und naïve 東京")).toBe(9);
  expect(countWords("")).toBe(0);
  expect(countWords("-- , .")).toBe(0);
});

test("counts the matches of a pattern in any text", () => {
  const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu;
  const characters = [
    ..."aZ9'.,- \n_é\u0301\u200d東！ａ🙂𝒜𐒠",
    "\ud835",
    "\udc9c",
  ];
  const text = Array.from(
    { length: 20_000 },
    (_, at) =>
      characters[(at * at * 7 + at * 3 + (at >> 4)) % characters.length],
  ).join("");
  for (let end = 0; end < 200; end++)
    expect(countWords(text.slice(end, end * 2))).toBe(
      text.slice(end, end * 2).match(pattern)?.length ?? 0,
    );
  expect(countWords(text)).toBe(text.match(pattern)?.length);
});
