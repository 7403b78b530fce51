import { expect, test } from "vitest";
import { countWords, readTimeMinutes } from "./reading-time.ts";

test("counts words of letters, digits and what joins them", () => {
  expect(countWords("It's 3.5 times e-mail, no? Öl und naïve 東京")).toBe(10);
  expect(countWords("")).toBe(0);
  expect(countWords("-- , .")).toBe(0);
});

test("counts the matches of a pattern in any text", () => {
  const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu;
  const characters = [
    ..."aZ9'.,- \n_é\u0301\u200d！ａ🙂𝒜𐒠",
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

test.for([
  ["word ".repeat(450), 2],
  ["営業の手紙を書く前に、相手が何に反応したかを見る。".repeat(100), 5],
  ["写信之前，先看对方回应了什么。".repeat(100), 3],
  ["word ".repeat(225) + "信".repeat(500), 2],
  ["단어 ".repeat(450), 2],
  ["", 1],
] as const)(
  "%# takes the time of its words and characters",
  ([text, minutes]) => {
    expect(readTimeMinutes(text)).toBe(minutes);
  },
);
