import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

function read(text: string) {
  const matter = readFrontMatter(text, ({ start, end }) =>
    text.slice(start, end),
  );
  if ("problem" in matter) return matter;
  return [matter.data, text.slice(matter.body.start)];
}

test.each([
  ["---\na: 1\n---\nText", "\na: 1", "Text"],
  ["---\r\na: 1\r\n---\r\nText", "\r\na: 1", "Text"],
  ["---\n---\n", "", ""],
  ["---\n# a\n---", "\n# a", ""],
  ["---  \na: 1\n---  \nText", "  \na: 1", "  \nText"],
])("splits %j", (text, yaml, body) => {
  expect(read(text)).toEqual([yaml, body]);
});

test.each([
  ["Text", "missing"],
  ["", "missing"],
  ["----\na: 1\n----\n", "missing"],
  ["---js\n{ a: process.exit() }\n---\n", "language"],
  ["---javascript\n---\n", "language"],
  ["---json\n{}\n---\n", "language"],
  ["---yaml\na: 1\n---\n", "language"],
  ["---\na: 1\n", "unclosed"],
  ["---", "unclosed"],
  ["---\na: 1\n--- b\n---\n", "more"],
  [`---\n${"\n".repeat(40_000)}---\n`, "too-long"],
])("does not read %.40j", (text, problem) => {
  expect(read(text)).toMatchObject({ problem });
});
