import { expect, test } from "vitest";
import { convertDefinitions } from "./convert-definitions.ts";
import { trackText } from "./tracked-text.ts";

function convert(text: string): string {
  const body = trackText(text);
  convertDefinitions(body);
  return body.text;
}

test.for([
  [
    "several terms and definitions",
    "One\nTwo\n\n: First\n: Second\n\nThree\n: Third\nFour\n: Fourth\n\nAfter.",
    "**One**\n\n**Two**\n\nFirst\n\nSecond\n\n**Three**\n\nThird\n\n**Four**\n\nFourth\n\nAfter.",
  ],
  [
    "lines that go on",
    "A\n: goes on\nhere\n    and here\n\nAfter.",
    "**A**\n\ngoes on\nhere\nand here\n\nAfter.",
  ],
  [
    "further paragraphs and blocks",
    "A\n: one\n\n    two\n\n    ```js\n      x()\n    ```\n\n    - a\n      - b\n\n: three\n\n  four",
    "**A**\n\none\n\ntwo\n\n```js\n  x()\n```\n\n- a\n  - b\n\nthree\n\nfour",
  ],
  [
    "indented code",
    "A\n:   one\n\n        x()\n\n\ttwo",
    "**A**\n\none\n\n    x()\n\ntwo",
  ],
  ["code alone", "A\n: one\n\n        x()", "**A**\n\none\n\n      x()"],
  [
    "a list at once",
    "A\n: - one\n\n    more\n  - two",
    "**A**\n\n- one\n\n  more\n- two",
  ],
  ["a bold term", "**A**\n\n:   one", "**A**\n\none"],
] as const)("writes definitions with %s as blocks", ([, written, shown]) => {
  expect(convert(written)).toBe(shown);
});

test.for([
  ["code", "```\nA\n: b\n```\n\n    A\n    : b"],
  ["an item", "- A\n\n: b"],
  ["a line without a term", ": b\n\n\n\n: c"],
])("leaves %s alone", ([, written = ""]) => {
  expect(convert(written)).toBe(written);
});

test("takes time in proportion to long lists", { timeout: 4000 }, () => {
  const text = "A\n: b\n\n    c\n\n".repeat(1000) + "- a\n: b\n".repeat(5000);
  expect(convert(text)).toContain("**A**\n\nb\n\nc\n\n**A**");
});
