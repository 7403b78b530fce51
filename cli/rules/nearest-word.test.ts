import { expect, test } from "vitest";
import {
  createSuggester,
  nearestWord,
  sureTypo,
  wordDistance,
} from "./nearest-word.ts";

const words = ["blog", "guide", "case-study", "article"];

test.for([
  ["blogg", "blog"],
  ["Case Study", "case-study"],
  ["artilce", "article"],
  ["video", undefined],
  ["x".repeat(101), undefined],
])("suggests for %s the word %s", ([word = "", nearest]) => {
  expect(nearestWord(word, words)).toBe(nearest);
});

test("counts two swapped letters as one mistake", () => {
  expect(wordDistance("titel", "title")).toBe(1);
  expect(wordDistance("title", "title")).toBe(0);
  expect(wordDistance("tilte", "table")).toBe(3);
});

test("searches for each word once, and for a limited number of words", () => {
  let searches = 0;
  const candidates = {
    *[Symbol.iterator]() {
      searches++;
      yield "blog";
    },
  };
  const suggest = createSuggester(candidates);
  for (let round = 0; round < 2; round++)
    for (let number = 0; number < 300; number++) suggest(`blog${number}`);
  expect(searches).toBe(200);
  expect(suggest("blog1")).toBe("blog");
});

const typos: [word: string, candidates: string[], sure: string | undefined][] =
  [
    ["mara-lnd", ["mara-lind", "tom-averill"], "mara-lind"],
    ["Mara Lind", ["mara-lind"], "mara-lind"],
    ["/blog/frist-post", ["/blog/first-post", "/blog"], "/blog/first-post"],
    ["/blog/part-3", ["/blog/part-1", "/blog/part-2"], undefined],
    ["/blog/part-2", ["/blog/part-1"], undefined],
    ["tim", ["tom"], undefined],
    ["first-poet", ["first-post", "first-port"], undefined],
  ];

test.for(typos)("takes %s of %j for %s", ([word, candidates, sure]) => {
  expect(sureTypo(word, candidates)).toBe(sure);
});
