import { describe, expect, it } from "vitest";
import { findPlaces } from "./search-articles.ts";
import { wordLine, wordsOf } from "../../search/words.ts";

describe("wordsOf", () => {
  it.each([
    ["Export a CSV-file, twice.", ["export", "a", "csv", "file", "twice"]],
    ["Caf\u00e9 Mu\u0308ller \u0130zmir", ["cafe", "muller", "izmir"]],
    [" -?! ", []],
    ["(a.*)+ $1", ["a", "1"]],
  ])("reads %o without case, accents and signs", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("findPlaces", () => {
  const lines = [
    wordLine(["Send leads"]),
    wordLine(["", "Duplicates", "Lead limits"]),
  ];

  it("names the first line of each term", () => {
    expect(findPlaces(lines, ["lead", "dup"])).toEqual([0, 1]);
  });

  it("finds nothing when one term is missing", () => {
    expect(findPlaces(lines, ["lead", "xylophone"])).toBeUndefined();
  });

  it("takes the beginning of a word and no middle", () => {
    expect(findPlaces(lines, ["mit"])).toBeUndefined();
    expect(findPlaces([wordLine([""])], ["a"])).toBeUndefined();
  });
});
