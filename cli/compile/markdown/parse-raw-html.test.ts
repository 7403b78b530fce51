import * as fc from "fast-check";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import { readExamples } from "../../proof/conformance/examples.ts";
import { inlines } from "../../proof/parsers/documents.ts";
import { parseRawHtml, parseRawPieces } from "./parse-raw-html.ts";
import { readMarkdown } from "./read-markdown.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

const words = (list: string, separator: string) => list.split(separator);

const tags = words(
  "p div span a b em strong code table tr td ul li details summary img br h2 kbd svg math style template select title noscript blockquote section u ruby",
  " ",
);
const attributes = words(
  '|| title=t|| title="a b"|| href=/x|| href="https://a.b"|| href=javascript:x|| onclick=x|| class=c|| class="language-js"|| id=main|| src=./a.png|| alt=a|| open|| checked|| type=checkbox|| TITLE=T|| title=`a||/',
  "||",
);
const tag = fc
  .tuple(
    fc.constantFrom("<", "<", "</"),
    fc.constantFrom(...tags),
    fc.constantFrom(...attributes),
  )
  .map(([open, name, attribute]) =>
    open === "</" ? `</${name}>` : `<${name}${attribute}>`,
  );

/** Documents that are mostly HTML, well nested by chance only. */
const markup = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: tag },
      inlines,
      fc.constantFrom("\n", "\n\n"),
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(""))
  // Whether the line feed that a `pre` begins with is shown depends on whether there is other HTML in the text.
  .filter((text) => text.isWellFormed() && !/<(?:pre|listing)/iu.test(text));

/** HTML of a tree after sanitizing; a flag is the same as an empty value. */
function print(tree: Root): string {
  return toHtml(sanitizeHtml(tree)).replaceAll('=""', "");
}

/** True for a text whose pieces cannot be parsed one by one, too. */
function isSame(text: string): boolean {
  const tree = parseRawPieces(readMarkdown(text));
  const whole = parseRawHtml(readMarkdown(text));
  return tree === undefined || print(tree) === print(whole);
}

test("parses any HTML piece by piece as it does all at once", () => {
  const property = fc.property(markup, (text) => {
    expect(isSame(text)).toBe(true);
  });
  fc.assert(property, { numRuns: 3000, seed: 1 });
});

test("parses the examples of the specifications piece by piece as it does all at once", () => {
  const examples = Object.values(readExamples()).flat();
  const wrong = examples.filter(({ markdown }) => !isSame(markdown));
  expect(wrong.map(({ number }) => number)).toEqual([]);
});

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
    const whole = parseRawHtml(readMarkdown(text));
    expect(print(whole)).toContain(`<code>${code}</code>`);
    expect(isSame(text)).toBe(true);
  }
});

test.for([
  "<!-- a -->b[^1]\n\n[^1]: c\n",
  "<i>[^1]</i>\n\n[^1]: c\n",
  "```js\n```\n\n<b>a</b>\n",
  "[<a:>]()<i>b</i>\n",
  "<!-- a -->&AMP;&Nbsp;\n",
  "<!-- a -->b\n</p>\n",
  "<style></style>b\n</p>\n",
  "<table>\u2003</table>\n",
  "<details>\n\n*a*\n\n</details>\n\n<ul>\n<li>a\n<li>b\n</ul>\n\nc\n",
  '<p title="a\n\n<svg onload=x></svg>',
  '<p title="a\n\nb\n\n- <p title="a\n- b',
  "a\n\n<b>\n\nc\n\nd <i>e</i>\n",
])("parses %j piece by piece as it does all at once", (text) => {
  expect(isSame(text)).toBe(true);
});
