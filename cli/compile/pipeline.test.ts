import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { expect, test } from "vitest";
import { compileBody } from "./compile-body.ts";
import { rehypeCallouts } from "./plugins/rehype-callouts.ts";
import { rehypeCaptions } from "./plugins/rehype-captions.ts";
import { rehypeCodeTitles } from "./plugins/rehype-code-titles.ts";
import { rehypeHighlightCode } from "./plugins/rehype-highlight-code.ts";
import { rehypeImages } from "./plugins/rehype-images.ts";
import { rehypePictures } from "./plugins/rehype-pictures.ts";
import { rehypePlaceholders } from "./plugins/rehype-placeholders.ts";
import { rehypeTableRegions } from "./plugins/rehype-tables.ts";
import { rehypeTaskLabels } from "./plugins/rehype-task-labels.ts";
import { rehypeVideoLinks } from "./plugins/rehype-video-links.ts";
import { remarkEmoji } from "./plugins/remark-emoji.ts";
import { remarkHeadingIds } from "./plugins/remark-heading-ids.ts";

function compile(text: string) {
  return compileBody({
    file: "blog/post.md",
    text,
    range: { start: 0, end: text.length },
    fragments: { wireframe: {}, code: {} },
    images: {},
    render: true,
  });
}
const htmlOf = (text: string) => compile(text).rendered?.html ?? "";
const problemsOf = (text: string) =>
  compile(text).diagnostics.map(
    ({ column, line, rule }) => `${line}:${column} ${rule}`,
  );

test.each([
  "It costs $27 and $97.",
  "From $5 to $10, US$3 a lead, $5-$10, and 5$ or 10$.",
  "$5 a month, up to 10$.",
  "$HOME and $PATH, and $name$s.",
  String.raw`\$x^2$ and $x^2\$`,
  "$ x$ and $x $",
  "**$5** and *$10*, [$15](/pricing) and ~~$20~~",
  "$$$ means dear\n\nand so does $$ or $$$.",
  "A $sign\n\nand another$ one.",
  "`$x$`\n\n```sh\necho $HOME$PATH\n```",
])("takes no dollar sign in %j for a formula", (text) => {
  const html = htmlOf(text);
  expect(html).not.toContain("<math");
  expect(html.match(/\$/gu)).toEqual(text.match(/\$/gu));
});

test.each([
  ["A $x^2$.", ["x^2"]],
  ["($a$), $b$-fold and $c$: for $5 a $d$.", ["a", "b", "c", "d"]],
  [String.raw`$\frac{1}{2}$ of $27 and $97`, [String.raw`\frac{1}{2}`]],
  ["$a_1 * b_2 * c$", ["a_1 * b_2 * c"]],
  ["> $$\n> y\n> $$", ["y"]],
  ["- a $$z$$", ["z"]],
  ["- $$\n  y\n  $$\n\n1. $$\n   z\n   $$", ["y", "z"]],
  ["```math\na < b\n```", ["a &#x3C; b\n"]],
])("typesets the formulas of %j", (text, formulas) => {
  const html = htmlOf(text);
  const written = html.matchAll(/x-tex">([^<]*)<\/annotation>/gu);
  expect([...written].map(([, tex]) => tex)).toEqual(formulas);
});

test("gives formulas no style, and those on lines of their own the keyboard", () => {
  const html = htmlOf(
    "$$\n\\fcolorbox{red}{blue}{x}\\rule{900em}{900em}\n$$\n",
  );
  expect(html).toMatch(/^<span class="katex" tabindex="0"><math /u);
  expect(html).not.toContain(" style=");
  expect(html).not.toContain('900em"');
});

test("reports broken TeX where it is", () => {
  const text = "Text.\n\nA $x$ and $\\wrong$.\n\n$$\n\\frac{a\n$$\n";
  expect(problemsOf(text)).toEqual([
    "3:12 math/not-rendered",
    "5:1 math/not-rendered",
  ]);
  expect(problemsOf(String.raw`A $\href{javascript:alert(1)}{x}$.`)).toEqual([
    "1:4 math/not-rendered",
  ]);
});

test("gives headings their own ids, in Markdown and in HTML", () => {
  const text =
    '## One {#first}\n\nText.\n\n## First\n\nText.\n\n## `a` {#b_C}\n\nText.\n\nSet\\\n{#set}\n---\n\n<h3 id="raw">R</h3>\n\n## No \\{#id}\n';
  const { anchors, diagnostics, rendered } = compile(text);
  expect(anchors).toEqual(["first", "first-1", "b_C", "set", "raw", "no-id"]);
  expect(rendered?.toc[0]).toEqual({ depth: 2, id: "first", text: "One" });
  expect(diagnostics).toEqual([]);
});

test("reports own ids that are taken, and uses the words in their place", () => {
  const text =
    "## One {#two}\n\nText.\n\n## Three {#two}\n\nText.\n\n## Page {#main}\n\nText.\n\n## Note {#user-content-fn-1}\n\nText.\n";
  expect(compile(text).anchors).toEqual(["two", "three", "page", "note"]);
  expect(problemsOf(text)).toEqual([
    "5:1 heading/own-id",
    "9:1 heading/own-id",
    "13:1 heading/own-id",
  ]);
});

test.each([
  ["Done :tada:", "Done 🎉"],
  ["(:+1:)", "(👍)"],
  ["10:100:20, a:key:b and a::key::b", "10:100:20, a:key:b and a::key::b"],
  ["`:tada:` \\:tada: :none:", "<code>:tada:</code> :tada: :none:"],
])("shows emoji by name in %j", (text, shown) => {
  expect(htmlOf(text)).toBe(`<p>${shown}</p>`);
});

test("shows definition lists", () => {
  expect(htmlOf("Signal\n: A *like*.\n: A comment.\n\nLead\n\n: One.\n")).toBe(
    "<dl>\n<dt>Signal</dt>\n<dd>A <em>like</em>.</dd>\n<dd>A comment.</dd>\n<dt>Lead</dt>\n<dd>\n<p>One.</p>\n</dd>\n</dl>",
  );
});

test("has plugins that work in any pipeline, without data", () => {
  const pipeline = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use([remarkHeadingIds, remarkEmoji])
    .use(remarkRehype)
    .use([rehypeCallouts, rehypeCaptions, rehypeVideoLinks, rehypeCodeTitles])
    .use([rehypePlaceholders, rehypeImages, rehypeHighlightCode])
    .use([rehypeTableRegions, rehypeTaskLabels, rehypePictures])
    .use(rehypeStringify);
  const html = String(
    pipeline.processSync(
      '## A :tada: {#own}\n\n> [!NOTE]\n> Note.\n\n![a](b.png "c")\n\n```js title="a.js" {1}\nlet a;\n```\n\n- [ ] task\n\n| a |\n| - |\n| b |\n',
    ),
  );
  for (const part of [
    '<h2 id="own">A 🎉</h2>',
    '<div class="callout callout-note" role="note">',
    "<figcaption>c</figcaption>",
    '<figure class="code-block"><figcaption>a.js</figcaption>',
    '<mark class="code-line"><span class="tok-keyword">let</span>',
    'aria-label="task"',
    '<div class="table-scroll" role="region" aria-label="Table: A 🎉"',
  ])
    expect(html).toContain(part);
});
