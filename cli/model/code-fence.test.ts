import { expect, test } from "vitest";
import { parseCodeOptions } from "./code-fence.ts";

test.for([
  ['title="a.ts"', { title: "a.ts" }],
  ["title='a \"b\".ts'", { title: 'a "b".ts' }],
  [String.raw`title="a \"b\" \\ \c.ts"`, { title: String.raw`a "b" \ \c.ts` }],
  ["{1}", { marked: [[1, 1]] }],
  ["{1,3-5} { 7 , 9-9 }", { marked: [[1, 1], [3, 5], [7, 7], [9, 9]] }], // prettier-ignore
  ["showLineNumbers", { firstNumber: 1 }],
  ["showLineNumbers=20", { firstNumber: 20 }],
  ["showLineNumbers{20}", { firstNumber: 20 }],
  ["showLineNumbers=0 {2} title=''", { firstNumber: 0, marked: [[2, 2]], title: "" }], // prettier-ignore
  ["", {}],
] as const)("reads %s", ([text, options]) => {
  const expected = { marked: [], problems: [], ...options };
  expect(parseCodeOptions(text)).toEqual(expected);
});

test.for([
  ["title=a.ts", "quotes", 0],
  ['{1} title="a', "quotes", 4],
  ['title="a"b', "quotes", 0],
  ["{3-1}", "lines", 0],
  ["{0}", "lines", 0],
  ["{1,}", "lines", 0],
  ["{1.5}", "lines", 0],
  ["{9999999}", "lines", 0],
  ["showlinenumbers", "unknown", 0],
  ["showLineNumbers=x", "unknown", 0],
  ["{linenos=table,hl_lines=[1]}", "unknown", 0],
  ['{1} frame="none"', "unknown", 4],
] as const)("says what is wrong with %s", ([text, kind, start]) => {
  const { problems, title } = parseCodeOptions(text);
  expect(problems[0]).toMatchObject({ kind, start });
  expect(title).toBeUndefined();
});

test("takes time in proportion to the length of a line", () => {
  for (const part of ["title=", 'title="', "{1,", "{1-", '\\"', "{"]) {
    const { problems } = parseCodeOptions(part.repeat(20_000));
    expect(problems.length).toBeGreaterThan(0);
  }
});
