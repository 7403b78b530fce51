import { expect, test } from "vitest";
import { formatTable, toTerminalText } from "./format-table.ts";

test("lines the columns up and cuts what is too long", () => {
  expect(
    formatTable(
      ["A", "B"],
      [
        ["one", "1"],
        ["fourteen", "2"],
      ],
      6,
    ),
  ).toBe("A       B\none     1\nfou...  2\n");
});

test.each(["\u001b[2J", "a\u202eb", "a\nb", "a\u2066b"])(
  "prints no control character of %j",
  (text) => {
    expect(toTerminalText(text)).toContain("\ufffd");
    expect(toTerminalText(text)).not.toMatch(/[\p{Cc}\u202e\u2066]/u);
  },
);
