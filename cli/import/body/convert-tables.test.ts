import { expect, test } from "vitest";
import { convertTables } from "./convert-tables.ts";
import { trackText } from "./tracked-text.ts";

function convert(text: string): string {
  const body = trackText(text);
  convertTables(body);
  return body.text;
}

test.for([
  [
    "no head",
    "| a | b |\n| c | d |",
    "|  |  |\n| --- | --- |\n| a | b |\n| c | d |",
  ],
  ["one row", "| a | b |", "|  |  |\n| --- | --- |\n| a | b |"],
  [
    "bodies and a foot",
    "| a | b |\n|---|--:|\n| c | d |\n|---+---|\n| e | f |\n|===|===|\n| g | h |",
    "| a | b |\n| --- | ---: |\n| c | d |\n| e | f |\n| g | h |",
  ],
  [
    "a line above, one below, and a head that GitHub does not take",
    "|---\n| a | b |\n|:-+--:|\n| c | d |\n|---+---",
    "| a | b |\n| :--- | ---: |\n| c | d |",
  ],
  [
    "two lines of heads",
    "| a | b |\n| c | d |\n|---|---|\n| e | f |",
    "| a | b |\n| --- | --- |\n| c | d |\n| e | f |",
  ],
  [
    "a line below that GitHub takes for one above",
    "|---|---|\n| a | b |\n| c | d |\n|---|---|",
    "|  |  |\n| --- | --- |\n| a | b |\n| c | d |",
  ],
  [
    "a foot alone",
    "a | b\n|===\nc | d",
    "|  |  |\n| --- | --- |\na | b\nc | d",
  ],
  [
    "rows with more cells than the head",
    "| a | b\n|---|---|\n| c | d | e |",
    "| a | b |  |\n| --- | --- | --- |\n| c | d | e |",
  ],
  [
    "bars in code",
    "| a | b |\n|---|---|\n| `x|y` ``p`|`q`` | c \\| d |",
    "| a | b |\n| --- | --- |\n| `x\\|y` ``p`\\|`q`` | c \\| d |",
  ],
  [
    "a quote and an item",
    "> | a | b |\n> |===|\n> | c | d |\n\n- | e | f |\n  | g | h |",
    "> |  |  |\n> | --- | --- |\n> | a | b |\n> | c | d |\n\n- |  |  |\n  | --- | --- |\n  | e | f |\n  | g | h |",
  ],
] as const)("writes a table with %s as GitHub does", ([, written, shown]) => {
  expect(convert(written)).toBe(shown);
});

test.for([
  ["a sentence with a bar", "Type a | b here."],
  ["words below", "| a | b |\nmore words"],
  ["code", "```\n| a | b |\n```\n\n    | c | d |"],
  ["a plain table", "| a | b |\n|---|---|\n| c | d |"],
  ["lines without cells", "|---|\n|---|\n|===|"],
])("leaves %s alone", ([, written = ""]) => {
  expect(convert(written)).toBe(written);
});

test("takes time in proportion to long rows", { timeout: 4000 }, () => {
  const row = `| ${"`a|``b|".repeat(20_000)} |`;
  expect(convert(`${row}\n${row}`).length).toBeGreaterThan(2 * row.length);
});
