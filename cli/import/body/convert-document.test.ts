import { expect, test } from "vitest";
import { convertBody, type readers } from "../../proof/testing/convert-body.ts";

type Row = [
  reader: keyof typeof readers,
  what: string,
  written: string,
  shown: string,
];

const rows: Row[] = [
  // HTML
  [
    "markdown",
    "elements that pages hold",
    "H<sub>2</sub>O <kbd>x</kbd>",
    "H<sub>2</sub>O <kbd>x</kbd>",
  ],
  [
    "markdown",
    "elements that Markdown has signs for",
    "<p><b>a</b> <i>b</i> <code>c</code></p>",
    "**a** *b* `c`",
  ],
  [
    "markdown",
    "Markdown between pieces of HTML",
    "<div>\n\n## A\n\n*b*\n\n</div>",
    "## A\n\n*b*",
  ],
  [
    "markdown",
    "a fold",
    "<details><summary>S *s*</summary>\n\n- **a**\n\n</details>",
    "<details>\n<summary>S *s*</summary>\n\n- **a**\n\n</details>",
  ],
  [
    "markdown",
    "images and links",
    '<a href="/x"><img src="/a.png" alt="A" width="3"></a>',
    "[![A](/a.png)](/x)",
  ],
  [
    "markdown",
    "an image for later",
    '<img class="lazy" data-src="/a.png" alt="A"><noscript><img src="/a.png"></noscript>',
    "![A](/a.png)",
  ],
  [
    "markdown",
    "a figure",
    '<figure><img src="/a.png" alt="A"><figcaption>Words</figcaption></figure>',
    "![A](/a.png)\n\n*Words*",
  ],
  [
    "markdown",
    "a frame of a player",
    '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
    "[Video on YouTube](https://www.youtube.com/watch?v=abc)",
  ],
  [
    "markdown",
    "a table",
    "<table><tr><th>a</th></tr><tr><td>b<br>c<ul><li>d</li></ul></td></tr></table>",
    "| a |\n| - |\n| b<br>cd |",
  ],
  [
    "markdown",
    "an element that nobody closes",
    "Use Array<T> here.",
    "Use Array\\<T> here.",
  ],
  ["markdown", "a comment", "a <!-- b --> c", "a c"],
  [
    "markdown",
    "a drawing",
    "<svg><text>Words</text></svg>",
    "![Words](./drawing.svg)",
  ],
  [
    "markdown",
    "tags that nothing closes",
    "<div><b>a\n\n**b**",
    "**a**\n\n**b**",
  ],
  [
    "html",
    "a page",
    "<h1>T</h1>\n<p>a</p>\n\n    <p>b</p>\n<ul><li>c</li></ul>",
    "a\n\nb\n\n- c",
  ],
  // MDX
  [
    "mdx",
    "an element with indented content",
    "<callout-info>\n\tText **b**\n\n\t    more\n</callout-info>",
    "> **Info**\n>\n> Text **b**\n>\n> more",
  ],
  [
    "mdx",
    "tabs",
    '<Tabs>\n  <TabItem value="a" label="Apple">\n\n  *a*\n\n  </TabItem>\n  <TabItem value="b">B</TabItem>\n</Tabs>',
    "**Apple**\n\n*a*\n\n**b**\n\nB",
  ],
  [
    "mdx",
    "Markdown in one line of HTML",
    "<div>**a** and [b](/b)</div>",
    "**a** and [b](/b)",
  ],
  [
    "mdx",
    "a fold",
    "<details>\n  <summary>S</summary>\n  Text\n</details>",
    "<details>\n<summary>S</summary>\n\nText\n\n</details>",
  ],
  [
    "mdx",
    "modules",
    'import A from "a";\n\nexport const b = "soon";\n\nIt is {b}{" "}there.{/* c */}',
    "It is soon there.",
  ],
  [
    "mdx",
    "paths of images",
    "import a from './a.png';\n\na <img src={a} alt=\"A\" /> <Image src={require('./b.png').default} alt=\"B\" />",
    "a ![A](./a.png) ![B](./b.png)",
  ],
  ["mdx", "an expression", "a {1 + b} c", "a `{1 + b}` c"],
  [
    "mdx",
    "code of a component",
    '<CodeBlock language="js">{`let a;`}</CodeBlock>',
    "```js\nlet a;\n```",
  ],
  [
    "mdx",
    "words in a component that marks them",
    'a <Highlight color="red">b</Highlight> c',
    "a b c",
  ],
  [
    "mdx",
    "a card",
    '<Card title="T" href="/c">In *it*</Card>',
    "**T**\n\nIn *it*\n\n[T](/c)",
  ],
  [
    "mdx",
    "an embed",
    '<YouTube id="abc" />',
    "[Video on YouTube](https://www.youtube.com/watch?v=abc)",
  ],
  [
    "mdx",
    "an admonition",
    ":::tip[Mind]\n\n- a\n\n:::",
    "> **Mind**\n>\n> - a",
  ],
  [
    "mdx",
    "admonitions in one another",
    "::::note\n:::danger\nb\n:::\n::::",
    "> **Note**\n>\n> > **Danger**\n> >\n> > b",
  ],
  ["mdx", "HTML comments", "a\n\n<!-- b -->\n\nc", "a\n\nc"],
  [
    "mdx",
    "code as it is",
    "```md\n:::tip\nimport a from 'a'\n\n<!-- {b} $x_1$ -->\n:::\n```",
    "```md\n:::tip\nimport a from 'a'\n\n<!-- {b} $x_1$ -->\n:::\n```",
  ],
  // Liquid
  [
    "jekyll",
    "known values",
    "[a]({{ site.url }}/b) {{ site.title | upcase }}",
    "[a](https://o.example/b) OLD",
  ],
  [
    "jekyll",
    "variables",
    '{% assign a = site.title | append: "!" %}\n{{ a }}',
    "Old!",
  ],
  [
    "jekyll",
    "captured text",
    "{% capture a %}\n**b**\n{% endcapture %}\n<div>{{ a | markdownify }}</div>",
    "**b**",
  ],
  [
    "jekyll",
    "captured text that nothing shows",
    "{% capture a %}\n**b**\n{% endcapture %}\n{{ a | nope }}",
    "**b**\n\n`{{ a | nope }}`",
  ],
  [
    "jekyll",
    "code",
    "{% highlight js linenos %}\nlet a = '{{ b }}';\n{% endhighlight %}",
    "```js\nlet a = '{{ b }}';\n```",
  ],
  [
    "jekyll",
    "code in a fence",
    "```\n{% if a %}{{ b }}\n```",
    "```\n\n```".replace("\n\n", "\n{% if a %}{{ b }}\n"),
  ],
  [
    "jekyll",
    "braces that are meant",
    "{% raw %}{{ a }}{% endraw %}",
    "\\{{ a }}",
  ],
  ["jekyll", "includes of text", "{% include a.md %}", "Some *text*"],
  [
    "jekyll",
    "includes of images",
    '{% include figure image_path="/a.png" alt="A" caption="C" %}',
    "![A](/a.png)\n\n*C*",
  ],
  ["jekyll", "branches", "{% if a %}\nb\n{% else %}\nc\n{% endif %}", "b\n\nc"],
  [
    "jekyll",
    "definitions made in a loop",
    "{% for l in site.links %}\n[{{ l.name }}]: {{ l.url }}\n{% endfor %}",
    "`{{ l.name }}`: `{{ l.url }}`",
  ],
  [
    "jekyll",
    "links to posts",
    "[a]({% post_url 2020-01-01-b %})",
    "[a](import-ref:2020-01-01-b)",
  ],
  [
    "eleventy",
    "shortcodes around text",
    '{% callout "info" %}\n**a**\n{% endcallout %}',
    "> **Info**\n>\n> **a**",
  ],
  // Hugo and Zola
  [
    "hugo",
    "a figure",
    '{{< figure src="/a.png" alt="A" caption="With *c*" >}}',
    "![A](/a.png)\n\n*With _c_*",
  ],
  [
    "hugo",
    "content over paragraphs",
    "{{% notice warning %}}\na\n\n- b\n{{% /notice %}}",
    "> **Warning**\n>\n> a\n>\n> - b",
  ],
  ["hugo", "shortcodes in a line", 'a {{< hl "x" >}}b{{< /hl >}} c', "a b c"],
  [
    "hugo",
    "shortcodes in items",
    "- a\n\n  {{< note >}}\n  b\n  {{< /note >}}",
    "- a\n\n  > **Note**\n  >\n  > b",
  ],
  [
    "hugo",
    "code",
    "{{< highlight go >}}\na {{ b }}\n{{< /highlight >}}",
    "```go\na {{ b }}\n```",
  ],
  [
    "hugo",
    "shortcodes in code",
    "```\n{{</* a */>}}\n{{< note >}}\n```",
    "```\n{{< a >}}\n{{< note >}}\n```",
  ],
  ["hugo", "references", '[a]({{< ref "b.md#c" >}})', "[a](import-ref:b.md#c)"],
  [
    "hugo",
    "what nobody knows",
    '{{< odd size="3" >}}',
    '`{{< odd size="3" >}}`',
  ],
  [
    "zola",
    "shortcodes",
    '{{ youtube(id="abc") }}\n\n{% quote(author="A") %}\nb\n{% end %}',
    "[Video on YouTube](https://www.youtube.com/watch?v=abc)\n\n> **A**\n>\n> b",
  ],
  // kramdown
  [
    "jekyll",
    "attributes",
    'a{: .b}\n{: .c}\n\n* TOC\n{:toc}\n\n[d](/d){:target="_blank"}',
    "a\n\n[d](/d)",
  ],
  [
    "jekyll",
    "Markdown in HTML",
    '<div markdown="1">\n  *a*\n\n  - b\n</div>',
    "*a*\n\n- b",
  ],
  ["jekyll", "comments", "a\n\n{::comment}\nb\n{:/comment}\n\nc", "a\n\nc"],
  // All
  [
    "markdown",
    "alerts of GitHub",
    "> [!WARNING]\n> a",
    "> **Warning**\n>\n> a",
  ],
  [
    "markdown",
    "formulas",
    "$a_{b}$ and\n\n$$\nx^2\n$$",
    "`$a_{b}$` and\n\n```math\nx^2\n```",
  ],
  [
    "markdown",
    "levels of headings",
    "# A\n\n#### B\n\n## C",
    "## A\n\n### B\n\n### C",
  ],
  [
    "markdown",
    "references",
    "[a][b] ![c][d]\n\n[b]: /b 'T'\n[d]: /d.png",
    '[a](/b "T") ![c](/d.png)',
  ],
  [
    "markdown",
    "footnotes",
    "a[^1]\n\n[^1]: b <b>c</b>",
    "a[^1]\n\n[^1]: b **c**",
  ],
  [
    "markdown",
    "characters that pages refuse",
    "a&#xfeff;b\u202Ec\u0007",
    "abc",
  ],
  [
    "markdown",
    "braces",
    "{a} {{ b }} {% c %} {1}",
    "\\{a} \\{{ b }} \\{% c %} {1}",
  ],
  [
    "markdown",
    "placeholders of ours and marks of work",
    "{{code:a}} TODO: b",
    "`{{code:a}}` `TODO`: b",
  ],
  [
    "markdown",
    "titles of code",
    '```js {1} title="a.js"\nb\n```',
    "**a.js**\n\n```js {1}\nb\n```",
  ],
  [
    "markdown",
    "merge markers",
    "```\n<<<<<<< HEAD\n```",
    "```\n <<<<<<< HEAD\n```",
  ],
];

test.for(rows)("shows for %s %s", ([reader, , written, shown]) => {
  const values = { "site.title": "Old", "site.url": "https://o.example" };
  const files = { "a.md": "Some *text*\n" };
  expect(convertBody(written, reader, { values, files, title: "T" }).text).toBe(
    shown,
  );
});

test("names each loss with the line of the file", () => {
  const { losses } = convertBody(
    "a\n\n{% if a %}\n\nb {{ c }} d\ne {{ f }}\n\n{% endif %}\n\n<script>g()</script>\n\n[h]({{ i }}/j)\n\n{% odd k %}\n\n$l_{m}$",
    "jekyll",
  );
  expect(losses.map((loss) => loss.split(":")[0])).toEqual(
    [
      "3 liquid {% if a %}",
      "5 liquid {{ c }}",
      "6 liquid {{ f }}",
      "14 liquid {% odd k %}",
      "16 math $l_{m}$",
      "10 html <script>",
      "12 link {{ i }}/j",
    ].toSorted(
      (a, b) =>
        losses.findIndex((x) => x.startsWith(a)) -
        losses.findIndex((x) => x.startsWith(b)),
    ),
  );
});

test("takes the title from the first heading, and leaves one that says something else", () => {
  expect(convertBody("# A *b*\n\nc", "markdown")).toMatchObject({
    title: "A b",
    text: "c",
  });
  expect(
    convertBody("# A b!\n\nc", "markdown", { title: "a B" }),
  ).toMatchObject({ title: "a B", text: "c" });
  expect(convertBody("# A\n\nc", "markdown", { title: "B" })).toMatchObject({
    title: "B",
    text: "## A\n\nc",
  });
});

test("describes a text without marks of templates and labels", () => {
  const written =
    "**Label**\n\nSee {{ a }} there.\n\nThe first sentence that says it all. And more.";
  expect(convertBody(written, "jekyll").description).toBe(
    "The first sentence that says it all. And more.",
  );
  expect(convertBody("See {{ a }} there.", "jekyll").description).not.toContain(
    "{",
  );
});

test.for([
  [
    "markdown",
    "## A {#one}\n\n## <a name='two'></a>B\n\n<a id='three'></a>\n\n## C\n\n<p id='four'>d</p>",
  ],
  [
    "jekyll",
    "## A\n{: #one}\n\n## <a name='two'></a>B\n\n<a id='three'></a>\n\n## C\n\nd\n{: #four}",
  ],
  [
    "hugo",
    "## A {.x #one}\n\n## <a name='two'></a>B\n\n<a id='three'></a>\n\n## C\n\n<p id='four'>d</p>",
  ],
  [
    "mdx",
    "## A {#one}\n\n## <a id='two'></a>B\n\n<a id='three' />\n\n## C\n\n<p id='four'>d</p>",
  ],
] as const)("knows where ids of %s lead", ([reader, written]) => {
  const { anchors, headings, text } = convertBody(written, reader);
  expect(headings).toEqual(["A", "B", "C"]);
  expect(Object.fromEntries(anchors)).toEqual({
    one: 0,
    two: 1,
    three: 2,
    four: 2,
  });
  expect(text).toBe("## A\n\n## B\n\n## C\n\nd");
});

test("takes the text of a partial in, with its addresses led from here, and no partial in itself for ever", () => {
  const files = {
    "./parts/_a.mdx": 'import B from "./_b.mdx";\n\n*a* [x](./x.md) <B />',
    "parts/_b.mdx": "![y](y.png)",
    "./_c.mdx": 'import C from "./_c.mdx";\n\nc <C />',
    "_c.mdx": 'import C from "./_c.mdx";\n\nc <C />',
  };
  const written =
    'import A from "./parts/_a.mdx";\nimport C from "./_c.mdx";\n\n<A />\n\n<C />';
  const { losses, text } = convertBody(written, "mdx", { files });
  expect(text).toContain("*a* [x](parts/x.md)");
  expect(text).toContain("![y](parts/y.png)");
  expect(text.match(/^c$/gmu)).toHaveLength(3);
  expect(losses.join("\n")).toContain(
    "include <C />: left out: ./_c.mdx cannot be read",
  );
});

test("reads MDX that is not valid as Markdown with HTML, and says so", () => {
  const { losses, text } = convertBody(
    "a <br> b\n\n<Note>\n\t*c*\n</Note>\n\n    d",
    "mdx",
  );
  expect(text).toBe("a\\\nb\n\n> **Note**\n>\n> *c*\n\nd");
  expect(losses.join("\n")).toMatch(
    /^\d+ component MDX: read as Markdown with HTML/mu,
  );
});

test("names the words that an entry lacks", () => {
  const { losses } = convertBody(
    "a <script>\nThe words after it\n\nare all lost",
    "markdown",
  );
  expect(losses.at(-1)).toBe(
    "1 text the, words, after: words that the entry does not have",
  );
  expect(
    convertBody(
      "**foo**bar `x` [y][z] &amp; caf&eacute;\n\n[z]: /zed",
      "markdown",
    ).losses,
  ).toEqual([]);
});
