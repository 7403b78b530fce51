import { expect, test } from "vitest";
import { compileText } from "../compile-text.ts";
import { explainDifference } from "./compare-html.ts";
import { readExamples } from "./examples.ts";
import { differences } from "./known-differences.ts";

const UNEXPLAINED = "HTML that is not allowed is removed with what follows it";
const suites = Object.entries(readExamples());

test.for(suites)(
  "renders every example of %s as its specification says, except known differences",
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
])("notices that %s differs", ([, html = ""]) => {
  expect(explainDifference("<p>a</p>", html)).toBeUndefined();
});

test("names only reasons that are needed", () => {
  const html = compileText("# a\n\n<script>b</script>\n");
  expect(explainDifference(html, "<h1>a</h1><script>b</script>")).toEqual([
    "HTML that is not allowed is left out",
    "headings have ids and links to themselves",
  ]);
});
