import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { needsReference } from "../../compile/markdown/needs-reference.ts";
import { readByReference } from "../../compile/markdown/read-by-reference.ts";
import { readNatively } from "../../compile/markdown/read-natively.ts";
import { readExamples } from "../conformance/examples.ts";
import { compileText } from "../compile-text.ts";
import { compileByReference } from "./compile-by-reference.ts";
import { findDifferences } from "./compare-trees.ts";
import { documents, markup } from "./documents.ts";

/** More runs, or others, for a long search: `FUZZ_RUNS=100000 FUZZ_SEED=7 npx vitest run cli/proof/parsers`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Why a text that goes to the native parser should not have; nothing for one that goes to the reference anyway. */
function findDisagreement(text: string): string[] {
  if (needsReference(text)) return [];
  return findDifferences(text, readByReference(text), readNatively(text));
}

function readTexts(folder: string, pattern: RegExp, most = Infinity) {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .toSorted()
    .slice(0, most)
    .map(
      (name) => [name, readFileSync(join(root, folder, name), "utf8")] as const,
    )
    .filter(([, { length }]) => length < 40_000);
}

test("finds differences where there are some", () => {
  const text = "a *b* [c](/d)\n";
  const first = readByReference(text);
  expect(
    findDifferences(text, first, readByReference("a _b_ [c](/d)\n")),
  ).toEqual([]);
  for (const other of [
    "a b",
    "a *c* [c](/d)\n",
    "a *b* [c](/e)\n",
    "a  *b* [c](/d)\n",
  ])
    expect(findDifferences(text, first, readByReference(other))).not.toEqual(
      [],
    );
});

test("reads every example of the specifications as the reference does", () => {
  const examples = Object.values(readExamples()).flat();
  const texts = examples.flatMap(({ markdown }) => [
    markdown,
    markdown.replaceAll("\n", "\r\n"),
    `é🚀 ${markdown}`,
  ]);
  expect(texts.filter((text) => findDisagreement(text).length > 0)).toEqual([]);
});

test("reads all of our content natively, as the reference does", () => {
  const texts = readTexts("content", /\.md$/u);
  const bodies = texts.map(
    ([name, text]) => [name, text.replace(/^---\n[^]*?\n---\n/u, "")] as const,
  );
  expect(bodies.length).toBeGreaterThan(40);
  const slow = bodies.filter(([, text]) => needsReference(text));
  expect(slow.map(([name]) => name)).toEqual([]);
  const wrong = bodies.filter(([, text]) => findDisagreement(text).length > 0);
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("reads what others have written as the reference does", () => {
  const texts = readTexts(
    "node_modules",
    /(?:^|\/)(?:readme|changelog)\.md$/iu,
    300,
  );
  expect(texts.length).toBeGreaterThan(100);
  const wrong = texts.filter(([, text]) => findDisagreement(text).length > 0);
  expect(wrong.map(([name]) => name)).toEqual([]);
  const native = texts.filter(([, text]) => !needsReference(text));
  expect(native.length / texts.length).toBeGreaterThan(0.75);
});

test("reads any document as the reference does", { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(documents, (text) => {
      expect(findDisagreement(text)).toEqual([]);
    }),
    { numRuns, seed },
  );
});

test(
  "compiles any HTML in a text as the reference does",
  { timeout: 3_600_000 },
  () => {
    fc.assert(
      fc.property(markup, (text) => {
        expect(compileText(text)).toBe(compileByReference(text));
      }),
      { numRuns, seed },
    );
  },
);

test.for([
  "<br>",
  "<b>",
  "</b>",
  "a <b>b</b>",
  "<details>",
  "<table>",
  "<br",
  "<!-- a -->",
])("keeps the empty lines that code begins with after %j", (before) => {
  for (const code of ["\na\n", "\n\n  a\n", "a\n", ""]) {
    const text = `${before}\n\n\`\`\`\n${code}\`\`\`\n\nb\n`;
    expect(compileText(text)).toContain(`<code>${code}</code>`);
    expect(compileText(text)).toBe(compileByReference(text));
  }
});

/** Texts with HTML, in which the HTML parser changes what Markdown made. */
test.for([
  "<!-- a -->b[^1]\n\n[^1]: c\n",
  "<i>[^1]</i>\n\n[^1]: c\n",
  "```js\n```\n\n<b>a</b>\n",
  "[<a:>]()<i>b</i>\n",
  "<!-- a -->&AMP;&Nbsp;\n",
  "<!-- a -->b\n</p>\n",
  "<style></style>b\n</p>\n",
  "<table>\u2003</table>\n",
])("compiles %j as the reference does", (text) => {
  expect(compileText(text)).toBe(compileByReference(text));
});

test("knows every sign that only one of the parsers takes for punctuation", () => {
  const signs: string[] = [];
  for (let code = 0x80; code <= 0x10_ffff; code++) {
    const sign =
      code >= 0xd800 && code <= 0xdfff ? "" : String.fromCodePoint(code);
    if (/[\p{P}\p{S}\p{Z}\p{C}]/u.test(sign) && !/\p{Cn}|\p{Co}/u.test(sign))
      signs.push(sign);
  }
  const contexts: ((sign: string) => string)[] = [
    (sign) => `a*${sign}b*`,
    (sign) => `a${sign}_b_${sign}c`,
    (sign) => `~~${sign}~~a [${sign}](/b)`,
  ];
  for (const context of contexts) {
    const texts = signs.map(context).filter((text) => !needsReference(text));
    expect(texts.length).toBeGreaterThan(500);
    expect(findDisagreement(texts.join("\n\n"))).toEqual([]);
  }
});

/** What random documents of another make have found. */
const found = [
  "[see [^1]](/blog)\n\n[^1]: n\n",
  "    x\n\n[a]: /blog\n\n2. a\n3. b\n",
  "- a\n>     one\n>     two\n",
  "- a\n---\n\tone\n    two\n",
  "7) a\n\nb\n--\n    one\n     two\n",
  "- [ ] a | b\n  --|--\n  1 | 2\n",
  "- - [ ] a\n    =\n",
  "- x\na | b\n  -|-\n1 | 2\n",
  "> |a|\n> |-|\n|b|c|\n|-|-|\n",
  "> a\n>\t  -|",
  "1. o\n   \t-|",
  "[*]()~[*a~a*",
  "[~]()*)~~a*a~~",
  "x[^2]\n\n[^2]: a\n\n    ~~~\n  \n    b\n    ~~~\n",
  "<pre></script>\nafter *x*\n",
  "<![CDATA[]]]>\n\nx *y*\n",
  '<a\na=a="">',
  "![<!--\n -->](/a)",
  "- [\\]]: x\n\n- b\n",
  "![^1][\n\n[^1]: a\n",
  "[a [b] [^1]](/c)\n\n[^1]: a\n",
  "[a\nb [^1]](/c)\n\n[^1]: a\n",
  "[`]` [^1]](/c)\n\n[^1]: a\n",
  "a\n-|\n||[^1]\n\n[^1]: b\n",
  "+ [ ] a\n  -|\n",
  "1. a\n\n       b\n    \t",
  "+ a\n\t- b\n  \t<c>\n",
  "*    - a\n      <b>\n",
  "1) [ ] a\n   -:\n",
  "<a\na=/b>\n",
  ">     a\n>   \t\n",
  "a\n:-\n<b>\n",
  '<http://./[a]( "")>',
  "> a\n<!-- b -->\n    c\n    d\n",
  "- a\n<pre>b</pre>\n    c\n    d\n",
  ">~~~\n>~~~\u3000\n>\n",
];

test.for(found)("leaves %j to the reference", (text) => {
  expect(needsReference(text)).toBe(true);
});
