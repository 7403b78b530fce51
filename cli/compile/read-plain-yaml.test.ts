import * as fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSourceText } from "../model/source-text.ts";
import { parseYaml } from "./parse-yaml.ts";
import { readPlainYaml } from "./read-plain-yaml.ts";

/** What the careful reader makes of it; undefined when it has anything to say about it. */
function readCarefully(text: string): unknown {
  const range = { start: 0, end: text.length };
  const source = createSourceText("post.md", text);
  const { diagnostics, value } = parseYaml(source, range, range);
  return diagnostics.length === 0 ? value?.data : undefined;
}

const pieces = fc.constantFrom(
  ..."title: tags: - [ ] , : # a b true null ~ yes 1 01 1.5 0x1f 1e3 2025-01-31 2025-01-31T10:00 \" ' \\ & * ! | > % @ ` { } ? << __proto__ ü 😀 é: -1 +1 .5 .inf /a ./b.svg a: b: c:".split(
    " ",
  ),
  " ",
  "  ",
  "\n",
  "\n  ",
  "\n- ",
  "\n  - ",
  "\r\n",
  "\t",
  "a: ",
  "b: c",
  "\n# a: b",
  "\n  # a",
);
const soup = fc
  .array(pieces, { maxLength: 14 })
  .map((parts) => `a: x\n${parts.join("")}`);
const values = fc.constantFrom(
  ..."word,two words,it's,a, b,C# and F#,10 ways,2025-02-30,2025-01-31,0,12,007,true,Null,no,\"quoted: yes\",'single # x',[a],[a, b-c, 1],[/x],[],/path/x.svg,./a.svg,https://a.example/x#y,a: b,x #y,1_000,99999999999999999,Über uns,日本 a,2025-01-31T10:00:00Z,2025-01-31T10:00:00.5+02:00,[2025-01-31T10:00]".split(
    ",",
  ),
  "[/a/b-c, ./d]",
  "text, with a comma",
  "text: with a colon",
  "[a, 'b', \"c\"]",
  "",
);
const likely = fc
  .array(
    fc.tuple(
      fc.constantFrom("", "", "  ", "- ", "  - "),
      fc.constantFrom("a", "b", "c-d", "e_f", "yes", "12", "title"),
      values,
      fc.constantFrom("\n", "\n", "\r\n", " \n"),
    ),
    { maxLength: 6 },
  )
  .map((lines) =>
    lines.map(([indent, key, value, end]) => `${indent}${key}: ${value}${end}`),
  )
  .map((lines) => lines.join(""));

test("reads nothing otherwise than the careful reader does", () => {
  fc.assert(
    fc.property(fc.oneof(soup, likely), (text) => {
      const plain = readPlainYaml(text);
      expect(plain).toEqual(plain === undefined ? plain : readCarefully(text));
    }),
    { numRuns: 6000 },
  );
});

test("reads the front matter of ordinary posts", () => {
  const folder = join(import.meta.dirname, "../../content/blog");
  const posts = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const read = posts.filter((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return readPlainYaml(text.split("\n---")[0]?.slice(3) ?? "") !== undefined;
  });
  expect(read.length).toBe(posts.length);
});
