import { expect, test } from "vitest";
import { countWords } from "./reading-time.ts";

test("counts words of letters, digits and what joins them", () => {
  expect(countWords("It's 3.5 times e-mail, no? Öl und naïve 東京")).toBe(9);
  expect(countWords("")).toBe(0);
  expect(countWords("-- , .")).toBe(0);
});
