import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "./reading-time.ts";

test("counts words of letters, digits and what joins them", () => {
  expect(countWords("It's 3.5 times e-mail, no? Öl und naïve 東京")).toBe(9);
  expect(countWords("")).toBe(0);
  expect(countWords("-- , .")).toBe(0);
});

test("counts what the pattern for a word finds", () => {
  const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu;
  const characters = fc.constantFrom(
    ..."aZ09 '.,-_!@[`{/:\nöß\u0301東٣—😀𝒜",
    "\ud835",
    "\udc9c",
  );
  const text = fc.string({ unit: characters, maxLength: 40 });
  fc.assert(
    fc.property(text, (any) => {
      expect(countWords(any)).toBe(any.match(word)?.length ?? 0);
    }),
    { numRuns: 500 },
  );
});
