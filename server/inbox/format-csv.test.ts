import { expect, test } from "vitest";
import { formatCsvLine } from "./format-csv.ts";

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
