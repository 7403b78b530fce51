import { expect, test } from "vitest";
import { compileText } from "../compile-text.ts";
import { explainDifference } from "./compare-html.ts";
import { readExamples } from "./examples.ts";
import { differences } from "./known-differences.ts";

const UNEXPLAINED = "HTML that is not allowed takes more along";
const suites = Object.entries(readExamples());

test.for(suites)(
  "reads every example of %s as its specification says, but for those that are known to differ",
  ([name, examples]) => {
    const found: Record<string, number[]> = {};
    for (const { html, markdown, number } of examples) {
      const explained = explainDifference(compileText(markdown), html);
      for (const reason of explained ?? [UNEXPLAINED])
        (found[reason] ??= []).push(number);
    }
    expect(found).toEqual(Reflect.get(differences, name));
  },
);

test("has all examples", () => {
  expect(suites.map(([name, { length }]) => [name, length])).toEqual([
    ["commonmark", 652],
    ["gfm", 677],
  ]);
});

test.for([
  ["a paragraph", "<p>b</p>"],
  ["an element", "<p><em>a</em></p>"],
  ["an address", '<p><a href="/y">a</a></p>'],
])("takes %s that differs for a difference", ([, html = ""]) => {
  expect(explainDifference("<p>a</p>", html)).toBeUndefined();
});

test("names no reason that is not needed", () => {
  const html = compileText("# a\n\n<script>b</script>\n");
  expect(explainDifference(html, "<h1>a</h1><script>b</script>")).toEqual([
    "HTML that is not allowed is left out",
    "headings have ids and links to themselves",
  ]);
});
