import { expect, test } from "vitest";
import { encodeText } from "./encode-text.ts";

test("gives the bytes of any text, however long", () => {
  for (const text of ["", "plain", "Ünï — 東京 🙂", "half \ud83d of a pair"])
    for (const times of [1, 1000, 100_000]) {
      const long = text.repeat(times);
      expect(encodeText(long).equals(Buffer.from(long))).toBe(true);
    }
});
