import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "./reading-time.ts";

test("counts words of letters, digits and what joins them", () => {
  expect(countWords("It's 3.5 times e-mail, no? Öl und naïve 東京")).toBe(9);
  expect(countWords("")).toBe(0);
  expect(countWords("-- , .")).toBe(0);
});

test("counts ASCII as it counts other texts", () => {
  const characters = fc.constantFrom(..."aZ09 '.,-_!@[`{/:\n");
  const text = fc.string({ unit: characters, maxLength: 40 });
  fc.assert(
    fc.property(text, (ascii) => {
      // Another kind of dash is not part of a word, but is not ASCII either.
      expect(countWords(ascii)).toBe(countWords(`${ascii} \u2014`));
    }),
    { numRuns: 500 },
  );
});
