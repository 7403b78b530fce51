import { expect, test } from "vitest";
import { readFrontMatter } from "./read-data.ts";

function read(text: string) {
  const matter = readFrontMatter(text);
  if (typeof matter === "string") return matter;
  const { body, bodyLine, fields } = matter;
  return { fields, body, bodyLine };
}

test.each([
  ["---\na: 2020-01-02\nb: yes\n---\nText", { a: "2020-01-02", b: "yes" }, 5],
  ["---\r\na: x\r\n---\r\nText", { a: "x" }, 4],
  [
    "+++\na = 2020-01-02T03:04:05+02:00\n[b]\nc = [1, 2]\n+++\nText",
    { a: "2020-01-02T03:04:05.000+02:00", b: { c: [1, 2] } },
    6,
  ],
  ['{\n  "a": "x"\n}\nText', { a: "x" }, 4],
  ["---\na: x\n...\nText", { a: "x" }, 4],
  ['---json\n{ "a": "x" }\n---\nText', { a: "x" }, 4],
  ['{ "a": "}", "b": {} }\nText', { a: "}", b: {} }, 2],
  ["\u200B\n---\n# Words\na: x\n---\nText", { a: "x" }, 6],
  ['---\na: "x\ny" # z\nb: [1,\n2]\n---\nText', { a: "x y", b: [1, 2] }, 7],
  ["Text", {}, 1],
])("reads the front matter of %j", (text, fields, bodyLine) => {
  expect(read(text)).toMatchObject({ fields, body: "Text", bodyLine });
});

test("takes an expression of MDX for no front matter", () => {
  const text = "{/**\n  * @type {Meta}\n  */\n}\nText";
  expect(read(text)).toEqual({ fields: {}, body: text, bodyLine: 1 });
});

test.each([
  ["+++\na = \n+++\nText", "not valid TOML"],
  ["---\ntitle: Part 1: the start\n---\nText", "not valid YAML"],
  ["+++\na = 1\nText", "no line `+++` closes"],
  ["---\ndraft: true\n\nText", "no line `---` closes"],
  ["---js\n{ draft: true }\n---\nText", "in another language"],
  ['{ "draft": true,\n\nText', "not valid JSON"],
  [`---\na: ${"x".repeat(70_000)}\n---\nText`, "70007 characters"],
  [
    `---\na: ${"[".repeat(10_000)}${"]".repeat(10_000)}\n---\nText`,
    "not valid YAML",
  ],
])("says what is wrong with %.20j", (text, problem) => {
  expect(read(text)).toContain(problem);
});
