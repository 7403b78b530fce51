import { expect, test } from "vitest";
import {
  formatCsvLine,
  formatTable,
  toTerminalText,
} from "./format-records.ts";

test.each([
  ["plain", "plain"],
  ["", ""],
  ["one, two", '"one, two"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["a;b", '"a;b"'],
  ["a-b=c", "a-b=c"],
  ["ada@example.com", "ada@example.com"],
  ["Grüße 🌍", "Grüße 🌍"],
])("writes %j as %j", (cell, expected) => {
  expect(formatCsvLine([cell])).toBe(`${expected}\n`);
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "|cmd",
  "%0A",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "\u00a0=1",
  "\u0000=1",
  "＝1",
  "＋1",
  "－1",
  "＠A1",
  '=HYPERLINK("http://evil.example","x")',
])("keeps a spreadsheet from running %j", (cell) => {
  const quoted = cell.replaceAll('"', '""');
  expect(formatCsvLine(["a", cell])).toBe(`a,"'${quoted}"\n`);
});

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
