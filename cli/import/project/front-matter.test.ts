import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

function read(text: string) {
  const matter = readFrontMatter(text);
  if ("problem" in matter) return matter.problem;
  const { body, bodyLine, fields, mended } = matter;
  return { fields: Object.fromEntries(fields), body, bodyLine, mended };
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
  ["Text", {}, 1],
])("reads the front matter of %j", (text, fields, bodyLine) => {
  expect(read(text)).toMatchObject({ fields, body: "Text", bodyLine });
});

test.each([
  ["---\ntitle: Part 1: the start\n---\nText", { title: "Part 1: the start" }],
  ["---\ntitle: @me and `you`\n---\nText", { title: "@me and `you`" }],
  ["---\ntags:\n  - `a`\n  - b\n---\nText", { tags: ["`a`", "b"] }],
  ["---\n\ttitle: x\n---\nText", { title: "x" }],
  ['---\ncss: "a {\n\t\tb\n}"\nc: d\n---\nText', { css: "a { b }", c: "d" }],
])("mends %j, and says so", (text, fields) => {
  expect(read(text)).toMatchObject({
    fields,
    mended: expect.stringContaining("quotes"),
  });
});

test.each([
  ["+++\na = \n+++\nText", "not valid TOML"],
  ["+++\na = 1\nText", "No line `+++` closes"],
  [`---\na: ${"x".repeat(70_000)}\n---\nText`, "70003 characters"],
  [
    `---\na: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n---\nText`,
    "not valid YAML",
  ],
])("says what is wrong with %.20j", (text, problem) => {
  expect(read(text)).toContain(problem);
});
