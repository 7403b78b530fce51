import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { importFiles, LONG, PIXEL } from "../proof/testing/import-files.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";

test("adopts a Hugo site: shortcodes, bundles, references, old addresses", async () => {
  const { checked, losses, read, report } = await importFiles("hugo", {
    "old/hugo.toml": `baseURL = "https://old.example/"\ntitle = "Old"\n[permalinks]\nposts = "/:year/:slug/"\n[params]\nphone = "555"\n`,
    "old/content/posts/first.md": `+++\ntitle = "A first post of the site"\ndate = 2020-01-31T23:30:00-05:00\ndescription = "${LONG}"\ntags = ["Go", "Web"]\naliases = ["/old-first/"]\nweird = 3\n+++\n\n# Start\n\n{{< figure src="/img/a.png" alt="A" caption="What a shows" >}}\n\n#### Deep {#deep}\n\nSee [the second]({{< relref "second.md#part" >}}) and [deep](#deep).\n\n{{< highlight go "linenos=true" >}}\nfunc main() {}\n{{< /highlight >}}\n\n{{% notice warning %}}\nMind the *gap*.\n{{% /notice %}}\n\nCall {{< param "phone" >}}. {{< youtube abc123 >}}\n\n{{< unknown-thing size="3" >}}\n`,
    "old/content/posts/second/index.md": `---\ntitle: The second post of this site\ndate: 2021-02-03\nsummary: ${LONG}\ndraft: false\n---\nText ![B](pic.png).\n\n## Part\n\nMore.\n`,
    "old/content/posts/second/pic.png": PIXEL,
    "old/static/img/a.png": PIXEL,
    "old/content/posts/notes.adoc": "= Notes\n",
  });
  expect(checked.code).toBe(0);
  const first = await read("blog/first/index.md");
  expect(first).toContain(
    "date: 2020-01-31\ntype: blog\nauthor: old\ncategories: [go, web]\naliases: [/2020/a-first-post-of-the-site, /old-first]",
  );
  expect(first).toContain("## Start");
  expect(first).toContain("![A](./a.png)");
  expect(first).toContain("What a shows");
  expect(first).toContain("### Deep\n");
  expect(first).toContain("[the second](/blog/second#part)");
  expect(first).toContain("[deep](#deep)");
  expect(first).toContain("```go\nfunc main() {}\n```");
  expect(first).toContain("> [!WARNING]\n> Mind the *gap*.");
  expect(first).toContain("Call 555.");
  expect(first).toContain("https://www.youtube.com/watch?v=abc123");
  expect(first).toContain('`{{< unknown-thing size="3" >}}`');
  expect(await read("blog/second/index.md")).toContain("![B](./pic.png)");
  expect(losses).toContain("content/posts/first.md:7 field weird: 3");
  expect(losses).toContain(
    'content/posts/first.md:28 shortcode {{< unknown-thing size="3" >}}',
  );
  expect(report.skipped).toEqual([
    {
      file: "content/posts/notes.adoc",
      reason: expect.stringContaining("another markup (.adoc)"),
    },
  ]);
});

test("adopts a Jekyll site: Liquid, kramdown, dates and categories of names", async () => {
  const { checked, imported, losses, read } = await importFiles("jekyll", {
    "old/_config.yml":
      "url: https://old.example\nbaseurl: /b\ntitle: Old\nversion: 4.2\n",
    "old/_data/far/links.yml": "near:\n  - url: https://near.example\n",
    "old/_data/authors.yml":
      "jane:\n  name: Jane Doe\n  title: Editor\n  bio: Writes.\n",
    "old/_posts/2019-05-06-hello-world.markdown": `---\ntitle: "Hello to the whole world"\nlayout: post\nauthor: jane\ncategories: News Site\nredirect_from:\n  - /hi\n---\n* TOC\n{:toc}\n\nVersion {{ site.version }}, see [later]({% post_url 2019-06-07-later %}).\n{: .lead}\n\n{% highlight ruby linenos %}\nputs "{{ x }}"\n{% endhighlight %}\n\n{% raw %}{{ kept }}{% endraw %} and {{ site.data.far }} [near]({{ site.data.far.links.near[0].url }})\n\n{% if site.ok %}\nKept text.\n{% endif %}\n\n<div markdown="1">[one](https://one.example)</div>\n\n| a | b |\n| c | d |\n\nTerm\n: Def\n\n    More of it\n\n{% include figure.html src="/assets/a.png" caption="The A" %}\n`,
    "old/_posts/2019-06-07-later.md": `---\ntitle: A later post of the site\npublished: false\ndescription: ${LONG}\n---\n\n[Back]({{ site.baseurl }}/news/site/2019/05/06/hello-world.html#nowhere)\n`,
    "old/assets/a.png": PIXEL,
    "old/about.md": `---\ntitle: About this old site\n---\n\nWe are us.\n`,
    "old/_posts/README.md": "No date in this name.\n",
  });
  expect(checked.code).toBe(0);
  expect(imported.code).toBe(0);
  const hello = await read("blog/hello-world/index.md");
  expect(hello).toContain("date: 2019-05-06");
  expect(hello).toContain("author: jane-doe\ncategories: [news, site]");
  expect(hello).toContain(
    "aliases: [/news/site/2019/05/06/hello-world.html, /hi]",
  );
  expect(hello).toContain("Version 4.2, see [later](/blog/later).");
  expect(hello).not.toContain("TOC");
  expect(hello).toContain('```ruby\nputs "{{ x }}"\n```');
  expect(hello).toContain("\\{{ kept }} and `{{ site.data.far }}` near");
  expect(hello).toContain("Kept text.");
  expect(hello).toContain("| a | b |\n\\| c | d |");
  expect(hello).toContain("Term\n\n- Def\n\n  More of it");
  expect(hello).not.toContain("{%");
  expect(hello).toContain("![The A](./a.png)");
  const later = await read("blog/later.md");
  expect(later).toContain("draft: true");
  expect(later).toContain("[Back](/blog/hello-world)");
  expect(await read("authors/jane-doe.yaml")).toBe(
    "name: Jane Doe\ntitle: Author\nbio: Wrote texts of this site.\n",
  );
  expect(await read("blog/about.md")).toContain(
    "date: 1970-01-01 # not known\ndraft: true",
  );
  expect(losses).toContain(
    "_posts/2019-05-06-hello-world.markdown:19 liquid {{ site.data.far }}",
  );
});

test("adopts a Docusaurus site: MDX, admonitions, authors, addresses of files", async () => {
  const { checked, losses, read } = await importFiles("docusaurus", {
    "old/docusaurus.config.js": `throw new Error("never run");\nmodule.exports = { title: "Old", url: "https://old.example", baseUrl: "/" };\n`,
    "old/blog/authors.yml":
      "kim:\n  name: Kim Lee\n  title: Maintainer\n  url: https://kim.example\n",
    "old/blog/2020-01-31-hello.mdx": `---\ntitle: Hello from the old site\nauthors: [kim, sam]\ntags: [Release]\n---\n\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport logo from './logo.png';\nimport Part from './_part.mdx';\n\nexport const ready = "soon";\n\nIt is ready {ready}, {2 + 2} times.\n\n{/* truncate */}\n\n:::tip[Mind this]\n\nSome **help**.\n\n:::\n\n<Tabs>\n  <TabItem value="npm" label="npm">\n\n    \`\`\`bash title="shell"\n    npm i\n    \`\`\`\n\n  </TabItem>\n</Tabs>\n\n<img src={logo} alt="Logo" className="big" />\n\n<Part />\n\n<Chart data={[1]} title="Growth" />\n\n## Part {#the-part}\n\n[Docs](../docs/guide/01-intro.md#set-up) [self](#the-part)\n`,
    "old/blog/_part.mdx": "Words of a *part*.\n",
    "old/blog/logo.png": PIXEL,
    "old/docs/guide/01-intro.md": `---\nslug: intro\n---\n\n# Read this first\n\n## Set up\n\nUse \`Array<T>\` or Array<T>.\n`,
  });
  expect(checked.code).toBe(0);
  const hello = await read("blog/hello/index.md");
  expect(hello).toMatch(/authors: \[kim-lee, .*\]\ncategories: \[release\]/u);
  expect(hello).toContain("aliases: [/blog/2020/01/31/hello]");
  expect(hello).not.toMatch(/import |export |<Tab|<Chart/u);
  expect(hello).toContain("It is ready `{ready}`, `{2 + 2}` times.");
  expect(hello).not.toContain("truncate");
  expect(hello).toContain("> **Mind this**\n>\n> Some **help**.");
  expect(hello).toContain("**npm**");
  expect(hello).toContain('```bash title="shell"\nnpm i\n```');
  expect(hello).toContain("![Logo](./logo.png)");
  expect(hello).toContain("`<Part />`");
  expect(hello).toContain("Growth");
  expect(hello).toContain("[Docs](/blog/intro#set-up) [self](#the-part)");
  const intro = await read("blog/intro.md");
  expect(intro).toContain("title: Read this first");
  expect(intro).toContain("aliases: [/docs/guide/intro]");
  expect(intro).toContain("Use `Array<T>` or Array\\<T>.");
  expect(losses).toContain(
    'blog/2020-01-31-hello.mdx:38 component <Chart data={[1]} title="Growth" />',
  );
});

test("adopts an Astro site: collections, assets, components, routes", async () => {
  const { checked, read, report } = await importFiles("astro", {
    "old/astro.config.mjs": `export default { site: "https://old.example" };\n`,
    "old/src/pages/posts/[...slug].astro": `const all = await getCollection("blog");\n`,
    "old/src/content/blog/First Post.md": `---\ntitle: The first post over there\ndescription: ${LONG}\npubDate: "Jul 08 2022"\nupdatedDate: 2022-09-01\nheroImage: ../../assets/hero.png\n---\n\n{literal} [two](/posts/using-mdx/) [gone](/nowhere/)\n`,
    "old/src/content/blog/using-mdx.mdx": `---\ntitle: Using MDX in a collection\ndescription: ${LONG} Really.\npubDate: 2022-08-01\n---\nimport Header from '../../components/Header.astro';\n\n<Aside type="caution" title="Careful">\n  Hot *text*.\n</Aside>\n\n<Header>Inside</Header>\n`,
    "old/src/assets/hero.png": PIXEL,
  });
  expect(checked.code).toBe(0);
  const first = await read("blog/first-post/index.md");
  expect(first).toContain("date: 2022-07-08\nupdated: 2022-09-01");
  expect(first).toContain(
    "image:\n  src: ./hero.png\n  alt: The first post over there",
  );
  expect(first).toContain("aliases: [/posts/first-post]");
  expect(first).toContain(
    "\\{literal} [two](/blog/using-mdx) [gone](https://old.example/nowhere/)",
  );
  const mdx = await read("blog/using-mdx.md");
  expect(mdx).toContain("> **Careful**\n>\n> Hot *text*.");
  expect(mdx).toContain("Inside");
  expect(report.summary.images).toBe(1);
});

test("never leaves the project, runs nothing, and says why a file is left out", async () => {
  const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\n${[..."bcdefghi"].map((name, index) => `${name}: &${name} [${Array.from({ length: 10 }, () => `*${"abcdefgh"[index]}`).join(", ")}]`).join("\n")}`;
  const { dir, path, report } = await importFiles("hugo", {
    "outside/secret.md": "---\ntitle: Secret\n---\n\nSecret.\n",
    "old/hugo.toml": 'title = "Old"\n',
    "old/content/posts/up.md": `---\ntitle: A slug that leads upwards\ndate: 2020-01-01\nslug: ../../../../etc/passwd\n---\n\n![x](../../../../outside/pixel.png) text\n`,
    "old/content/posts/js.md": `---js\n{ title: process.exit(7) }\n---\n\nText of it.\n`,
    "old/content/posts/bomb.md": `---\ntitle: Bomb\n${bomb}\n---\n\nText.\n`,
    "old/content/posts/nul.md": "---\ntitle: Nul\n---\n\nA\0B\n",
    "old/content/posts/latin.md": Buffer.from(
      "---\ntitle: caf\xe9\n---\n\nx\n",
      "latin1",
    ),
    "old/content/posts/toml.md": '+++\ntitle = "unclosed\n+++\n\nText.\n',
    "old/content/posts/proto.md": `---\ntitle: A key that reaches far\ndate: 2020-01-01\n__proto__: { draft: true }\n---\n\nText.\n`,
    "outside/pixel.png": PIXEL,
  });
  expect(report.imported.map(({ file }) => file)).toEqual([
    "blog/proto.md",
    "blog/etc-passwd.md",
  ]);
  expect(report.skipped.map(({ file }) => file)).toEqual([
    "content/posts/bomb.md",
    "content/posts/js.md",
    "content/posts/latin.md",
    "content/posts/nul.md",
    "content/posts/toml.md",
  ]);
  for (const { reason } of report.skipped) expect(reason).toMatch(/\.$/u);
  expect(path("").startsWith(dir)).toBe(true);
});

test("writes nothing in a dry run, and overwrites nothing ever", async () => {
  const post = `---\ntitle: First post of the other site\ndate: 2020-01-01\nauthor: Mara Lind\ntags: [Signals, More]\n---\n\nText of it.\n`;
  const workspace = await createWorkspace({
    ...SAMPLE,
    "old/content/first-post.md": post,
    "old/content/other-post.md": post,
  });
  const before = await workspace.read("content/categories.yaml");
  const dry = await workspace.run(["import", "hugo", "old", "--dry-run"]);
  expect(dry.stdout).toContain("would be imported");
  expect(await workspace.read("content/categories.yaml")).toBe(before);
  const { code, stdout } = await workspace.run(["import", "hugo", "old"]);
  expect(code).toBe(1);
  expect(stdout).toContain("blog/first-post is there already");
  const other = await workspace.read("content/blog/other-post.md");
  expect(other).toContain("id: 2\n");
  expect(other).toContain("author: mara-lind\ncategories: [signals, more]");
  expect(await workspace.read("content/categories.yaml")).toContain(before);
  const { summary } = await workspace.validate();
  expect(summary.errors).toBe(0);
});

test("lowers a level only in the entries that lack what nobody can make up", async () => {
  const { checked, read } = await importFiles("hugo", {
    "old/content/a.md": `---\ntitle: A picture without any words\ndate: 2020-01-01\n---\n\n![](p.png) text\n`,
    "old/content/p.png": PIXEL,
  });
  expect(checked.code).toBe(0);
  expect(await read("../content.config.yaml")).toContain(
    "- paths:\n      - blog/a/index.md\n    rules:\n      image/alt: warn",
  );
});

test("numbers the pages of docs that have no order", async () => {
  const page = `---\ntitle: A page of the old site\ndescription: ${LONG}\ndate: 2020-01-01\n---\n\nText.\n`;
  const { checked, read } = await importFiles(
    "mdx",
    { "old/a.md": page, "old/b.md": page },
    "--into=docs",
  );
  expect(checked.code).toBe(0);
  expect(await read("docs/a.md")).toContain("order: 1\n");
  expect(await read("docs/b.md")).toContain("order: 2\n");
});

test("gives fields by --map and --default, and takes other collections", async () => {
  const { checked, read } = await importFiles(
    "docusaurus",
    {
      "old/docusaurus.config.js": "module.exports = {};",
      "old/docs/a.md": `---\ntitle: A page of documentation\nkeywords: [x]\nimage: /none.png\nblurb2: ${LONG}\nsidebar_position: 4\n---\n\nText.\n`,
    },
    "--into=docs",
    "--map=blurb2=description",
    "--map=keywords=",
    "--map=image=",
    "--default=date=2024-01-02",
  );
  expect(checked.code).toBe(0);
  expect(await read("docs/a.md")).toBe(
    `---\ntitle: A page of documentation\ndescription: ${LONG}\ndate: 2024-01-02\nkind: article\ngroup: getting-started\norder: 4\naliases: [/docs/a]\n---\n\nText.\n`,
  );
});

/** Dialect, body of a text, and what stands in the entry. */
const kept: [dialect: string, body: string, ...shown: string[]][] = [
  ["astro", "<Example code={`<b>x</b>`} />", "\\<b>x\\</b>"],
  [
    "astro",
    '<Card title="T" description="Some more words" href="https://a.example">Inner</Card>',
    "Inner",
    "Some more words",
    "[T](https://a.example)",
  ],
  [
    "hugo",
    '{{< provider name="Some Store" home="https://a.example" config="/s3/#conf" >}}',
    "Some Store",
    "[home](https://a.example)",
    "[config](/s3/#conf)",
  ],
  [
    "hugo",
    '{{< blockquote author="A B" link="https://a.example/x" >}}Said{{< /blockquote >}}',
    "A B",
    "<https://a.example/x>",
    "> Said",
  ],
  [
    "hugo",
    '{{< figure src="https://a.example/a.png" alt="A" caption="With *stress*" attr="Ph" attrlink="https://b.example" >}}',
    "With *stress*",
    "(https://b.example)",
  ],
  ["hugo", '{{< notice "Just words" >}}', "> Just words"],
  [
    "hugo",
    'See {{< ref "p.md" >}} and {{< ref "p.md" >}}.',
    "See /content/p.md and /content/p.md.",
  ],
  [
    "hugo",
    "## One {.cls #one-id}\n\n[up](#one-id)",
    "## One {#one-id}\n",
    "[up](#one-id)",
  ],
  [
    "jekyll",
    '[a]({{ x }}/b) ![c]({{ x }}/c.png) <a href="{{ x }}">d</a> [e] ![f]\n\n[e]: {{ x }}\n[f]: {{ x }}/f.png',
    "a *Image not found: c* `{{ x }}/c.png` d e *Image not found: f* `{{ x }}/f.png`",
  ],
  ["hugo", '[a]({{< param "none" >}}/b) c', "a c"],
  [
    "docusaurus",
    "## 3<sup>rd</sup> *go*\n\n## <a id='x'></a> Q&A\n\n<h2>5<sup>th</sup> &lt;b></h2>\n\n[a](#3rd-go) [c](#x) [d](#5th-b)",
    "[a](#3rd-go) [c](#x) [d](#5th-b)",
  ],
  ["jekyll", "a\n\n{::comment}\nsecret\n{:/comment}\n\nb", "a\n\nb"],
  [
    "jekyll",
    "See {% link _posts/2020-01-01-p.md %}.",
    "See /\\_posts/2020-01-01-p.md.",
  ],
  [
    "docusaurus",
    '<CodeBlock language="js">{`const a = 1;`}</CodeBlock>',
    "```js\nconst a = 1;\n```",
  ],
  [
    "docusaurus",
    "Inline $x^{2}$ here.\n\n$$\n\\frac{a}{b}\n$$",
    "$x^{2}$",
    "$$\n\\frac{a}{b}\n$$",
  ],
  [
    "docusaurus",
    'Some <Highlight color="red">green words</Highlight> and <Code>npm</Code> here.',
    "Some green words and `npm` here.",
  ],
];

test.for(kept)(
  "keeps what a text of %s says: %s",
  async ([dialect, body, ...shown]) => {
    const head = `---\ntitle: A text with a component\ndate: 2020-01-01\ndescription: ${LONG}\n---\n\n`;
    const file = {
      astro: "src/content/blog/p.mdx",
      docusaurus: "blog/2020-01-01-p.mdx",
      hugo: "content/p.md",
      jekyll: "_posts/2020-01-01-p.md",
    }[dialect];
    const { checked, read } = await importFiles(dialect, {
      [`old/${file}`]: `${head}${body}\n`,
    });
    expect(checked.code).toBe(0);
    const text = await read("blog/p.md");
    for (const part of shown) expect(text).toContain(part);
  },
);

const headOf = (title: string) =>
  `---\ntitle: ${title}\ndescription: ${LONG}\n---\n\n`;

test("leads to what an earlier run has imported, at its address of today", async () => {
  const workspace = await createWorkspace({
    "old/_config.yml": "url: https://old.example\n",
    "old/_posts/2020-01-01-a.md": `${headOf("The first of the two posts")}Text.\n`,
  });
  expect((await workspace.run(["import", "jekyll", "old"])).code).toBe(0);
  await workspace.write({
    "old/_posts/2020-01-02-b.md": `${headOf("The second of two posts")}[a]({% post_url 2020-01-01-a %}) [b](/2020/01/01/a.html)\n`,
  });
  const { code } = await workspace.run(["import", "jekyll", "old"]);
  expect(code).toBe(1);
  expect(await workspace.read("content/blog/b.md")).toContain(
    "[a](/blog/a) [b](/blog/a)",
  );
});

test.each([
  [
    ["import", "hugo", "old", "--map", "x=nope"],
    'There is no field of blog "nope"',
  ],
  [
    ["import", "hugo", "old", "--default", "auhtor=x"],
    "Did you mean `author`?",
  ],
  [
    ["import", "hugo", "old", "--default", "date=yesterday"],
    "takes a day such as",
  ],
  [["import", "gatsby", "old"], "value 'gatsby' is invalid"],
  [["import", "hugo", "nowhere"], 'There is no folder "nowhere"'],
  [["import", "hugo", "old", "--into", "authors"], "--into takes a collection"],
  [["import", "hugo", "old", "--map", "x"], "--map takes key=value"],
  [["import", "hugo", "old", "--origin", "x"], "--origin takes an address"],
  [["import", "hugo", "old", "--format", "xml"], "argument 'xml' is invalid"],
  [["import", "hugo", "content"], "already in the content folder"],
])("refuses %j", async (args, message) => {
  const workspace = await createWorkspace({ "old/a.md": "Text.\n" });
  const { code, stderr } = await workspace.run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
