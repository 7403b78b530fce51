import { describe, expect, it } from "vitest";
import { readWords, wordsOf } from "./search-words.ts";

describe("wordsOf", () => {
  it.each([
    ["Export a CSV-file, twice.", ["export", "a", "csv", "file", "twice"]],
    ["Café Müller İzmir", ["cafe", "muller", "izmir"]],
    ["Cafe\u0301 Mu\u0308ller", ["cafe", "muller"]],
    ["Łódź, Straße, Øresund", ["lodz", "strasse", "oresund"]],
    ["Αθήνα Ольга", ["αθηνα", "ольга"]],
    ["東京の5番", ["東", "京", "の", "5", "番"]],
    ["회사는", ["회", "사", "는"]],
    ["हिन्दी", ["हिन्दी"]],
    ["ＡＢＣ ①", ["abc", "1"]],
    [" -?! \u0000", []],
    [`"a" AND (b* NEAR c) ^d:e`, ["a", "and", "b", "near", "c", "d", "e"]],
  ])("reads %o without case, accents and signs", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("readWords", () => {
  it("finds the position of each word in the original text", () => {
    const text = "Le café, 東京";
    expect(
      Array.from(readWords(text), ({ word, start, end }) => [
        word,
        text.slice(start, end),
      ]),
    ).toEqual([
      ["le", "Le"],
      ["cafe", "café"],
      ["東", "東"],
      ["京", "京"],
    ]);
  });
});
