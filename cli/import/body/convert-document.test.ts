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
    "<details>\n\n<summary>S *s*</summary>\n\n- **a**\n\n</details>",
  ],
  [
    "markdown",
    "a picture in what opens a fold",
    '<details><summary>S <img src="/a.png" alt="A"></summary><p>b</p></details>',
    "<details>\n\n<summary>S</summary>\n\n![A](/a.png)\n\nb\n\n</details>",
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
    "![A](/a.png)\n\nWords",
  ],
  [
    "markdown",
    "a frame of a player",
    '<iframe src="https://a.example/embed/abc" title="T"></iframe>',
    "[T](https://a.example/embed/abc)",
  ],
  [
    "markdown",
    "a table",
    "<table><tr><th>a</th></tr><tr><td>b<br>c<ul><li>d</li></ul></td></tr></table>",
    "| a |\n| - |\n| b<br>c<br>d |",
  ],
  [
    "markdown",
    "an element that nobody closes",
    "Use Array<T> here.",
    "Use Array\\<T> here.",
  ],
  [
    "markdown",
    "blocks in the cells of a table",
    "<table><tr><td>\n<p>a</p>\n</td><td>\n<p>b</p><p>c</p></td></tr></table>",
    "| | |\n| - | - |\n| a | b<br>c |",
  ],
  ["hugo", "notes of one line", "{{< note >}}a{{< /note >}}", "> [!NOTE]\n> a"],
  ["markdown", "a comment", "a <!-- b --> c", "a c"],
  [
    "markdown",
    "a table without its caption",
    "<table><caption>c</caption><tr><td>a</td></tr></table>",
    "| |\n| - |\n| a |",
  ],
  [
    "markdown",
    "tags that nothing closes",
    "<div><b>a\n\n- b\n- c",
    "a\n\n- b\n- c",
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
    "> [!NOTE]\n> Text **b**\n>\n> more",
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
    "<details>\n\n<summary>S</summary>\n\nText\n\n</details>",
  ],
  [
    "mdx",
    "modules",
    'import A from "a";\n\nexport const b = {\n  c: "soon",\n\n  d: 1,\n};\n\nIt is {b}{" "}there.{/* c */}',
    "It is `{b}` there.",
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
    "In *it*\n\n[T](/c)",
  ],
  [
    "mdx",
    "an embed",
    '<YouTube id="abc" />',
    "<https://www.youtube.com/watch?v=abc>",
  ],
  [
    "mdx",
    "an admonition",
    ":::tip[Mind]\n\n- a\n\n:::",
    "> [!TIP]\n> **Mind**\n>\n> - a",
  ],
  ["hugo", "alerts", "> [!warning]\n> a", "> [!WARNING]\n> a"],
  ["hugo", "folds of Obsidian", "> [!info]- a\n> b", "> [!NOTE]\n> a\n> b"],
  [
    "hugo",
    "options of code that are no options of ours",
    "```js title=a {color=red}\nb\n```",
    "```js title=a {color=red}\nb\n```",
  ],
  [
    "hugo",
    "lines to mark and numbers of lines",
    '```go {linenos=table,hl_lines=[8,"15-17"],linenostart=5}\na\n```\n\n```js {hl_lines=3,style=emacs}\nb\n```\n\n```ts {name="b.ts"}\nc\n```',
    '```go {8,15-17} showLineNumbers=5\na\n```\n\n```js {3}\nb\n```\n\n```ts title="b.ts"\nc\n```',
  ],
  [
    "markdown",
    "what stands right behind a language",
    "```go:cmd/main.go\na\n```\n\n```rust,no_run,hl_lines=2-3 5\nb\n```\n\n```js{1,3}\nc\n```\n\n```ts:line-numbers\nd\n```\n\n```c++\ne\n```",
    '```go title="cmd/main.go"\na\n```\n\n```rust {2-3,5}\nb\n```\n\n```js {1,3}\nc\n```\n\n```ts showLineNumbers\nd\n```\n\n```c++\ne\n```',
  ],
  [
    "markdown",
    "two lists of attributes behind a picture",
    '![a](/b.png){.wide}{.left width=3} ![c](/d.png){:class="e"}',
    "![a](/b.png) ![c](/d.png)",
  ],
  [
    "markdown",
    "attributes at the end of a paragraph, but no words in braces",
    "Thanks to Ann. {.small}\n\nThe class is {.small}\nand no more. Or `{.small}`",
    "Thanks to Ann.\n\nThe class is {.small}\nand no more. Or `{.small}`",
  ],
  [
    "jekyll",
    "attributes behind a tag",
    '{% include figure.html src="/a.png" %}{:.left}',
    "![](/a.png)",
  ],
  [
    "hugo",
    "formulas that begin with a number, and those without signs in a text with others",
    "A key of $64\\,\\mathrm{bit}$, $n$ or $0$, for $5 or 10$ each.",
    "A key of $64\\,\\mathrm{bit}$, $n$ or $0$, for $5 or 10\\$ each.",
  ],
  [
    "hugo",
    "signs of money that would make a formula",
    "From 0$, or -1$, to $9.",
    "From 0\\$, or -1\\$, to $9.",
  ],
  [
    "markdown",
    "asterisks that make nothing bold",
    "売上は**「三倍」**になった。 \\*\\*注意\\*\\* と 2\\*\\*3。\n\n結論は**簡単。**以上。",
    "売上は**「三倍」**になった。 \\*\\*注意\\*\\* と 2\\*\\*3。\n\n結論は**簡単。**以上。",
  ],
  [
    "mdx",
    "options of code",
    '```js title="a.js" {1}\nb\n```',
    '```js title="a.js" {1}\nb\n```',
  ],
  [
    "mdx",
    "admonitions in one another",
    "::::note\n:::danger\nb\n:::\n::::",
    "> [!NOTE]\n>\n> > **Caution**\n> >\n> > b",
  ],
  [
    "markdown",
    "a line in a cell",
    "<table><tr><td>a<hr>b</td></tr></table>",
    "| |\n| - |\n| a<br>b |",
  ],
  [
    "zola",
    "components in links",
    '<a href="/b">\n  {{ img(src="/a.png", alt="A") }}\n</a>',
    "[![A](/a.png)](/b)",
  ],
  [
    "mdx",
    "the title of code",
    '<CodeBlock language="sh" title="shell">{`a`}</CodeBlock>',
    '```sh title="shell"\na\n```',
  ],
  [
    "markdown",
    "links in code",
    '<code><a href="/b">b</a> c</code>',
    "[b](/b) c",
  ],
  [
    "mdx",
    "an address in a link to it",
    '<p>a <a href="https://b.example">https://b.example</a></p>',
    "a <https://b.example>",
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
    "[a]({{ site.url }}/b) {{ site.title }} ![c]({{ '/c.png' | relative_url }})",
    "[a](https://o.example/b) Old ![c](/c.png)",
  ],
  [
    "jekyll",
    "values that take a program",
    '{% assign a = site.title | append: "!" %}\n{{ a }} {{ site.title | upcase }}',
    "`{{ a }}` `{{ site.title | upcase }}`",
  ],
  [
    "jekyll",
    "captured text",
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
  [
    "jekyll",
    "marks of templates between raw and endraw",
    "`{% raw %}{% raw %}{% endraw %}` a",
    "`{% raw %}` a",
  ],
  ["markdown", "code of nothing but spaces", "a ` ` b", "a ` ` b"],
  ["jekyll", "includes", "{% include a.md %}", "`{% include a.md %}`"],
  [
    "jekyll",
    "includes of images",
    '{% include figure image_path="/a.png" alt="A" caption="C" %}',
    "![A](/a.png)\n\nC",
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
    "[a](/old/2020-01-01-b)",
  ],
  [
    "eleventy",
    "shortcodes around text",
    '{% callout "info" %}\n**a**\n{% endcallout %}',
    "> [!NOTE]\n> **a**",
  ],
  [
    "jekyll",
    "a loop over lines of HTML",
    "<ul>\n{% for a in b %}\n    <li>{{ a }}</li>\n{% endfor %}\n</ul>",
    "- `{{ a }}`",
  ],
  [
    "jekyll",
    "tags in a fence",
    "```\n{% for a in b %}\n{% endfor %}\n```",
    "```\n{% for a in b %}\n{% endfor %}\n```",
  ],
  // Hugo and Zola
  [
    "hugo",
    "a figure",
    '{{< figure src="/a.png" alt="A" caption="With *c*" >}}',
    "![A](/a.png)\n\nWith *c*",
  ],
  [
    "hugo",
    "content over paragraphs",
    "{{% notice warning %}}\na\n\n- b\n{{% /notice %}}",
    "> [!WARNING]\n> a\n>\n> - b",
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
    "```\n{{</* a */>}}\n{{< note >}}\n```",
  ],
  ["hugo", "references", '[a]({{< ref "b.md#c" >}})', "[a](/old/b.md#c)"],
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
    "<https://www.youtube.com/watch?v=abc>\n\n> b\n>\n> A",
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
  [
    "jekyll",
    "Markdown in HTML in HTML",
    '<div markdown="1">\n  <p markdown="1">\n*a*\n  </p>\n\n    b\n</div>',
    "*a*\n\nb",
  ],
  [
    "jekyll",
    "indented text in HTML",
    '<div>\n  <label for="a">\n\n    b\n\n    *c*\n\n  </label>\n</div>\n\n    d',
    "b\n\n*c*\n\n```\nd\n```",
  ],
  [
    "jekyll",
    "code in HTML",
    "<div>\n<pre>\n\n    b\n</pre>\n</div>",
    "```\nb\n```",
  ],
  [
    "jekyll",
    "text in HTML that is indented further on",
    "<div>\n<p>a</p>\n\nb\n\n    c <b>d</b>\n\n- e\n\n\t      <p>f</p>\n</div>\n\n    g",
    "a\n\nb\n\nc **d**\n\n- e\n\n  f\n\n```\ng\n```",
  ],
  [
    "jekyll",
    "code beside HTML",
    '<br>\n\n    a\n\n<p>b\n\n    c\n\n<div markdown="1">\n\n    d\n\ne\n\n        f\n</div>\n\n<div>\n\n```\n  g\n```\n\n</div>',
    "```\na\n```\n\nb\n\n```\nc\n```\n\nd\n\ne\n\n```\nf\n```\n\n```\n  g\n```",
  ],
  [
    "jekyll",
    "HTML that says it holds no Markdown",
    '<div markdown="0">\n<p>a</p>\n\n    b <b>c</b>\n\n</div>\n\n    d',
    "a\n\nb **c**\n\n```\nd\n```",
  ],
  [
    "jekyll",
    "text in HTML in a quote",
    "> <div>\n>\n>     a\n>\n> </div>\n\n> b\n>\n>     c\n>\n> > <p>\n> >\n> >     d\n> >\n> > </p>",
    "> a\n\n> b\n>\n> ```\n> c\n> ```\n>\n> > d",
  ],
  ["jekyll", "definitions", "a\n: b\n\n    c\n\nd", "a\n\n- b\n\n  c\n\nd"],
  ["jekyll", "comments", "a\n\n{::comment}\nb\n{:/comment}\n\nc", "a\n\nc"],
  // All
  [
    "markdown",
    "formulas",
    "$a_{b}$ and\n\n$$\nx^2\n$$",
    "$a_{b}$ and\n\n$$\nx^2\n$$",
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
  ["markdown", "placeholders of ours", "{{code:a}}", "\\{{code:a}}"],
  [
    "markdown",
    "merge markers",
    "```\n<<<<<<< HEAD\n```",
    "```\n <<<<<<< HEAD\n```",
  ],
];

test.for(rows)("shows for %s %s", ([reader, , written, shown]) => {
  const values = { "site.title": "Old", "site.url": "https://o.example" };
  expect(convertBody(written, reader, { values, title: "T" }).text).toBe(shown);
});

test("names each loss with the line of the file", () => {
  const { losses } = convertBody(
    "a\n\n{% if a %}\n\nb {{ c }} d\ne {{ f }}\n\n{% endif %}\n\n<script>g()</script>\n\n[h]({{ i }}/j)\n\n{% odd k %}\n\n$l_{m}$",
    "jekyll",
  );
  expect(losses.map((loss) => loss.split(":")[0])).toEqual(
    [
      "3 liquid {% if a %}",
      "3 hidden {% if a %}",
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

test("reports a formula after a break, whose place the parser does not know", () => {
  const { losses } = convertBody("x\n\na  \n$b_{1}$", "mdx");
  expect(losses).toEqual(["4 math $b_{1}$: shown as it is written"]);
});

test("reports no loss in code", () => {
  const written =
    "{% highlight ruby %}\nbill(net: 3) #=> {:net=>3}\n{% endhighlight %}";
  const { losses, text } = convertBody(written, "jekyll");
  expect(text).toContain("{:net=>3}\n");
  expect(losses).toEqual([]);
});

test("shows the start of a long address in the place of a frame", () => {
  const frame = `<iframe src="https://a.example/${"a".repeat(500)}"></iframe>`;
  const { text } = convertBody(frame, "markdown");
  expect(text).toMatch(/^\[https:\/\/a\.example\/a{59}\.\.\.\]\(https.*\)$/u);
});

test.for(["markdown", "mdx"] as const)(
  "names the line of the address of a frame in %s",
  (reader) => {
    const written = 'a\n\n<iframe src="data:{{a}}"></iframe>';
    expect(convertBody(written, reader).losses).toContain(
      "3 link data:{{a}}: leads nowhere",
    );
  },
);

test("names the lines of expressions and images in components", () => {
  const { losses } = convertBody(
    "a\n\n{b.map(c)}\n\nd\n\n<Figure>\n  ![](/e.png)\n</Figure>\n\n{f}",
    "mdx",
  );
  expect(losses.map((loss) => loss.split(":")[0])).toEqual([
    "3 expression {b.map(c)}",
    "11 expression {f}",
    "8 alt /e.png",
  ]);
});

test("takes the title from the first heading, and leaves one that says something else", () => {
  expect(convertBody("# A *b*\n\nc", "markdown")).toMatchObject({
    title: "A b",
    text: "c",
  });
  expect(
    convertBody("<a id='x'></a>\n\n&nbsp;\n\n# A\n\nc", "markdown", {
      title: "A",
    }).text,
  ).not.toContain("#");
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
  expect(convertBody("See {{ a }} there.", "jekyll").description).toBe("");
  const code =
    "{% highlight js %}\nlet a;\n{% endhighlight %}\n\n<div>Not it <p>Only this says what it is about.</p></div>";
  expect(convertBody(code, "jekyll").description).toBe(
    "Only this says what it is about.",
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
  expect(text).toBe("## A {#one}\n\n## B {#two}\n\n## C\n\nd");
});

test("reads MDX that is not valid as Markdown with HTML, and says so", () => {
  const { losses, text } = convertBody(
    "a <br> b\n\n<Note>\n\n\t*c*\n\n</Note>\n\n    d",
    "mdx",
  );
  expect(text).toBe("a\\\nb\n\n> [!NOTE]\n> *c*\n\nd");
  expect(losses.join("\n")).toMatch(
    /^\d+ component MDX: read as Markdown with HTML/mu,
  );
});

test.for([
  ["mdx", 'import P from "./_p.mdx";\n\n<P />', "<P />", "component <P />"],
  ["mdx", "a {b.map(c)} d", "{b.map(c)}", "expression {b.map(c)}"],
  [
    "mdx",
    'a <B c={[{ d: "words" }]}>e</B>',
    "e",
    'expression [{ d: "words" }]',
  ],
  ["mdx", "export default f;\n\na", "a", "expression export default f;"],
  ["jekyll", "a {{ b | nope }}", "{{ b | nope }}", "liquid {{ b | nope }}"],
  ["jekyll", "{% assign a = b %}\n\nc", "c", "liquid {% assign a = b %}"],
  [
    "jekyll",
    "{% include a.html %}",
    "{% include a.html %}",
    "include {% include",
  ],
  ["jekyll", "a\n\n* TOC\n{:toc}", "a", "text * TOC {:toc}"],
  ["hugo", "{{< odd 3 >}}", "{{< odd 3 >}}", "shortcode {{< odd 3 >}}"],
  ["hugo", "{{< odd >}}a{{< /odd >}}", "a", "shortcode {{< odd >}}"],
  ["markdown", "```js title=a\nb\n```", "title=a", "code title=a"],
  ["markdown", "a $x_{1}$", "a $x_{1}$", "math $x_{1}$"],
  ["markdown", "a <svg><text>b</text></svg>", "a", "html <svg>: left out: b"],
  [
    "markdown",
    "<noscript>b</noscript>\n\na",
    "a",
    "html <noscript>: left out: b",
  ],
  ["markdown", "<video src=/a.mp4></video>", "/a.mp4", "html <video"],
  ["markdown", "<form><p>a</p></form>", "a", "html <form>"],
] as const)("keeps readable in %s %j, and reports it", ([reader, ...texts]) => {
  const [written, kept, reported] = texts;
  const { losses, text } = convertBody(written, reader, { title: "T" });
  expect(text.replaceAll("\\", "")).toContain(kept);
  expect(losses.map((loss) => loss.replace(/^\d+ /u, "")).join("\n")).toContain(
    reported,
  );
});
