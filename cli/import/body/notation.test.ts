import { expect, test } from "vitest";
import { convertBody, type readers } from "../../proof/testing/convert-body.ts";

const cases: [
  reader: keyof typeof readers,
  text: string,
  printed: string,
  losses?: RegExp,
][] = [
  [
    "mdx",
    "Write `<!--` and\n\nthis.\n\n<!-- b -->\n\nEnd.",
    "Write `<!--` and\n\nthis.\n\nEnd.",
  ],
  [
    "mdx",
    "```html\n<!--\n```\n\nKept.\n\n<!-- a --> B",
    "```html\n<!--\n```\n\nKept.\n\nB",
  ],
  [
    "zola",
    "A\n\n<!-- b\n\nC",
    "A",
    /3 html <!-- b C: left out with all that follows/u,
  ],
  [
    "eleventy",
    "One^[with *two* words] x.",
    "One[^note-1] x.\n\n[^note-1]: with *two* words",
  ],
  ["markdown", "`a^[b c]`", "`a^[b c]`"],
  ["markdown", "2^[n]", "2^\\[n]"],
  ["hugo", "[[TOC]]\n\nA", "A", /1 text \[\[TOC\]\]: left out/u],
  [
    "markdown",
    "The CSS of CSSOM, `CSS`.\n\n*[CSS]: Style sheets",
    'The <abbr title="Style sheets">CSS</abbr> of CSSOM, `CSS`.',
  ],
  [
    "hugo",
    "## Start here {.big #first}\n\n[a](#first)",
    "## Start here {#first}\n\n[a](#first)",
    /^$|\{\.big #first\}/u,
  ],
  ["jekyll", "## Start\n{: #first .big}", "## Start {#first}", /\.big/u],
  ["mdx", "![a](a.png){.wide}", "![a](a.png)", /1 text \{\.wide\}: left out/u],
  [
    "mdx",
    "[a](https://a.example){rel=nofollow}",
    "[a](https://a.example)",
    /rel=nofollow/u,
  ],
  ["hugo", "## Odd {#Not.Ours}", "## Odd", /anchor #Not\.Ours: is now #odd/u],
  ["hugo", '{{< img src="/a b/c d.png" alt="C" >}}', "![C](</a b/c d.png>)"],
  [
    "hugo",
    '{{< figure src="a.png" alt="C" credit="By *Kim*" data-zoom="both ways" >}}',
    "![C](a.png)\n\nBy *Kim*",
    /figure data-zoom: both ways: left out/u,
  ],
  [
    "mdx",
    '<Widget name="clock"/>',
    '`<Widget name="clock"/>`',
    /shown as it is written/u,
  ],
  [
    "mdx",
    '<Card title="T" badge="New here">Words</Card>',
    "**T**\n\nWords",
    /Card badge: New here: left out/u,
  ],
  [
    "hugo",
    '<a href="https://a.example/run">\n\n```js\nx\n```\n\n</a>',
    "```js\nx\n```\n\n<https://a.example/run>",
  ],
  [
    "html",
    '<pre>a <a href="/b">b</a> c</pre>',
    "```\na b c\n```",
    /link \/b: left out: code holds no links/u,
  ],
];

test.each(cases)(
  "of %s, %j becomes %j",
  (reader, text, printed, losses = /^$/u) => {
    const found = convertBody(text, reader);
    expect(found.text).toBe(printed);
    expect(found.losses.join("\n")).toMatch(losses);
  },
);
