import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
  WIREFRAME,
} from "../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";
const body = (text: string): Files => ({ [file]: secondPost({}, text) });

async function judge(files: Files, env: Record<string, string> = {}) {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { stdout } = await workspace.run(
    ["validate", "--format", "json", "--rule", "collection=off"],
    { env },
  );
  const report: { diagnostics: Found[] } = JSON.parse(stdout);
  return report.diagnostics;
}

interface Found {
  line: number;
  fixable: boolean;
  file: string;
  rule: string;
  message: string;
  help: string;
  related: { line: number }[];
}

/** What a writer may write without a report. */
const harmless: [name: string, files: Files][] = [
  [
    "the top of the page",
    body("[Up](#top) [up](#) [a](/blog/first-post#TOP)\n"),
  ],
  ["words to look for on a page", body("[a](/pricing#:~:text=plan)\n")],
  [
    "feeds, files and pages as Markdown",
    body(
      "[a](/feed.json) [b](/blog/first-post.md) [c](/blog/category/signals)\n",
    ),
  ],
  ["a place that links led to", body("<a></a>Some text.\n")],
  [
    "an ornament of HTML",
    { ...body('Text. <img src="/a.svg" alt="">\n'), "public/a.svg": SVG },
  ],
  [
    "a text about comments",
    body("Search for TODO comments and the placeholder text of a field.\n"),
  ],
  [
    "the same heading in two chapters",
    body("## A\n\n### Setup\n\nText.\n\n## B\n\n### Setup\n\nText.\n"),
  ],
  [
    "footnotes after deep headings",
    body("## A\n\n### B\n\nText.[^1]\n\n[^1]: A note.\n"),
  ],
  [
    "code in a list, of a language with another name",
    body("- One\n\n  ```shell-session\n  $ x\n  ```\n"),
  ],
  [
    "a link to a post that goes live earlier",
    {
      "content/blog/first-post.md": post({ publishAt: "2026-07-01" }),
      [file]: secondPost(
        { publishAt: "2026-07-02" },
        "[a](/blog/first-post)\n",
      ),
    },
  ],
  [
    "a draft that links to a draft",
    {
      "content/blog/first-post.md": post({ draft: "true" }),
      [file]: secondPost({ draft: "true" }, "[a](/blog/first-post)\n"),
    },
  ],
  [
    "an image of two addresses",
    {
      ...body("![A](./a%20b.svg) ![A](<./a b.svg>)\n"),
      "content/blog/a b.svg": SVG,
    },
  ],
  [
    "an SVG with a declaration",
    {
      ...body("![A](/a.svg)\n"),
      "public/a.svg": `\uFEFF<?xml version="1.0"?>\n<!-- a -->\n${SVG}`,
    },
  ],
  [
    "a title of 60 characters, some of them emoji",
    { [file]: secondPost({ title: `${"x".repeat(57)} 👩‍💻👩‍💻` }) },
  ],
];

test.for(harmless)("does not report %s", async ([, files]) => {
  expect(await judge(files)).toEqual([]);
});

test("reports braces in a field once, and not what they name", async () => {
  const found = await judge({
    "content/wireframes/feed.yaml": WIREFRAME,
    "content/blog/first-post.md": post({}, "{{wireframe:feed}}\n"),
    "content/faq.yaml":
      "- id: why\n  page: faq\n  question: Why?\n  answer: See {{wireframe:feed}}.\n",
  });
  expect(found.map(({ message }) => message)).toEqual([
    "`{{wireframe:feed}}` is in a field, where placeholders are not filled in.",
  ]);
});

test.for([
  "/blog/category/signals",
  "/Blog/Category/Signals/",
  "/rss.xml",
  "/pricing/",
  "/%70ricing",
  "/api/blog",
  "/healthz",
  "/files/A.csv",
])("reports the alias %s, which the site has already", async (alias) => {
  const found = await judge({
    "content/blog/first-post.md": post(
      { aliases: `[${alias}]` },
      "[Prices](/pricing), [signals](/blog/category/signals)\n",
    ),
    "public/files/a.csv": "a\n",
  });
  expect(found.map(({ rule }) => rule)).toEqual(["alias/collides"]);
});

test("reads old addresses in their canonical form, as the server does", async () => {
  const files = {
    "content/blog/first-post.md": post(
      { aliases: "[/old-post/, /Old-Case, /caf\u00e9, /bad%zz]" },
      "Text.\n",
    ),
  };
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  expect((await workspace.run(["build"])).code).toBe(0);
  const { redirects } = JSON.parse(await workspace.read(".content/index.json"));
  expect(redirects).toEqual({
    "/old-post": "/blog/first-post",
    "/old-case": "/blog/first-post",
    "/caf%C3%A9": "/blog/first-post",
    "/bad%zz": "/blog/first-post",
  });
  const links = await judge({
    ...files,
    "content/blog/second-post.md": secondPost(
      {},
      "[a](/old-post/) [b](/old-post) [c](/caf\u00e9) [d](/caf%C3%A9)\n",
    ),
  });
  expect(links.map(({ rule }) => rule)).toEqual(
    Array.from({ length: 4 }, () => "link/redirected"),
  );
});

test("does not suggest a path for a bare link", async () => {
  const found = await judge({
    "content/site.yaml": "host: northlark.example\n",
    ...body("See https://northlark.example/pricing today.\n"),
  });
  const [link] = found.filter(({ rule }) => rule === "link/self-origin");
  expect([link?.fixable, link?.help]).toEqual([
    false,
    "Write `[...](/pricing)`, with words in place of the dots.",
  ]);
});

test("finds invisible characters that are written as escapes", async () => {
  const found = await judge({
    "content/blog/second-post.md": secondPost(
      { title: String.raw`"A \u202e title for the tests"` },
      "Text &#x202e;here&#8203; and `&#x202e;`.\n",
    ),
  });
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    "3 encoding/control-character",
    "11 encoding/control-character",
  ]);
});

/** A problem, its rule, and parts of what is said. */
const reported: [
  name: string,
  files: Files,
  rule: string,
  message: string,
  help?: string,
][] = [
  [
    "a link to the file of a page",
    body("[a](../blog/first-post.md?x=1#y)\n"),
    "link/missing",
    "its page is /blog/first-post.",
    "Write `/blog/first-post?x=1#y`.",
  ],
  [
    "a link whose end is known",
    body("[a](../guides/first-post)\n"),
    "link/missing",
    "neither a slash",
    "perhaps `/blog/first-post`.",
  ],
  [
    "a link that climbs above the root",
    body("[a](/../x)\n"),
    "link/escape",
    "more `..` than folders",
  ],
  [
    "a link to a file on a disk",
    body("[a](file:///etc/hosts)\n"),
    "link/escape",
    "a file on one machine",
  ],
  [
    "a link without a scheme",
    body("[a](//a.example/b)\n"),
    "html/unsafe",
    "without a scheme",
    "Write `https://a.example/b`.",
  ],
  [
    "a telephone number",
    body("[a](tel:123)\n"),
    "html/unsafe",
    "links have https:",
  ],
  [
    "a page in other letters",
    body("[a](/Blog/First-Post/?x=1)\n"),
    "link/redirected",
    "redirected to /blog/first-post",
    "Write `/blog/first-post?x=1`.",
  ],
  [
    "a link to oneself that is broken",
    {
      ...body("[a](https://northlark.example/nowhere)\n"),
      "content/site.yaml": "host: northlark.example\n",
    },
    "link/missing",
    "no page /nowhere",
  ],
  [
    "a post that goes live later",
    {
      "content/blog/first-post.md": post({ publishAt: "2026-07-01" }),
      ...body("[a](/blog/first-post)\n"),
    },
    "link/draft-target",
    "does not go live until 2026-07-01",
  ],
  [
    "an anchor in other letters",
    body("## One Two\n\n[a](#One-Two)\n"),
    "link/anchor",
    "Did you mean `one-two`?",
    "Write `#one-two`.",
  ],
  [
    "an image that is none",
    { ...body("![A](/a.png)\n"), "public/a.png": "<!doctype html>" },
    "image/type-mismatch",
    "is a html file",
    "Export it again",
  ],
  [
    "an image under another extension",
    { ...body("![A](/a.png)\n"), "public/a.svg": SVG },
    "image/missing",
    "Did you mean `/a.svg`?",
  ],
  [
    "two aliases that lead in circles",
    {
      "content/blog/first-post.md": post({ aliases: "[/blog/second-post]" }),
      [file]: secondPost({ aliases: "[/blog/first-post]" }),
    },
    "alias/loop",
    "leads back here",
  ],
  [
    "a snippet in an unknown language",
    {
      ...body("{{code:x}}\n"),
      "content/snippets/x.yaml": "title: T\nlanguage: javscript\ncode: x\n",
    },
    "code/unknown-language",
    "Did you mean `javascript`?",
  ],
  [
    "a resource whose page is not there",
    {
      "content/resources.yaml":
        "- { id: a, title: A resource, description: D, date: 2026-01-01, type: blog, slug: first-pots }\n",
    },
    "ref/missing",
    "no such guide or post. Did you mean `first-post`?",
  ],
  [
    "our own placeholder without its kind",
    {
      ...body("{{feed}}\n\n{{code:feed}}\n"),
      "content/snippets/feed.yaml": "title: T\nlanguage: json\ncode: x\n",
    },
    "placeholder/unknown",
    "Did you mean `{{code:feed}}`?",
  ],
  [
    "the name of a setting",
    body("Write to {support_email}.\n"),
    "placeholder/unknown",
    "settings are not filled into texts",
  ],
  [
    "a setting in a field",
    { [file]: secondPost({ title: "News of {host} for you" }) },
    "placeholder/unknown",
    "is in a field",
  ],
  [
    "a tag of another language",
    body("{% include a.html %}\n"),
    "placeholder/literal",
    "another template language",
  ],
  [
    "braces with a pipe",
    body("Hi {{ user.name | upper }}.\n"),
    "placeholder/literal",
    "is not filled in by anything",
  ],
  [
    "an SVG in public that nothing shows",
    {
      "public/x/a.svg":
        '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    },
    "svg/active-content",
    "runs, plays or embeds",
  ],
  [
    "an SVG that declares a handler as the default of an attribute",
    {
      "public/x/a.svg":
        '<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "x()">]>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    "svg/active-content",
    "another declaration",
  ],
  [
    "an SVG with a form, whose namespace is written in numbers",
    {
      "public/x/a.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/&#120;h&#x74;ml">\n<h:form action="javascript:x()"/></svg>',
    },
    "svg/active-content",
    "elements of a web page",
  ],
  [
    "an SVG that loads a picture by an address in numbers",
    {
      "public/x/a.svg":
        '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:&#117;rl(//x.example)"/></svg>',
    },
    "svg/active-content",
    "outside it",
  ],
];

test.for(reported)("reports %s", async ([, files, rule, message, help]) => {
  const found = await judge(files);
  const about = found.filter((one) => one.rule === rule);
  expect(about.map((one) => one.message).join("\n")).toContain(message);
  expect(about[0]?.help).toContain(help ?? "");
});

test("uses the address where the site is served", async () => {
  const files = body("[a](https://preview.example:8443/pricing)\n");
  expect(await judge(files)).toEqual([]);
  const found = await judge(files, {
    SITE_URL: "https://preview.example:8443",
  });
  expect(found.map(({ rule }) => rule)).toEqual(["link/self-origin"]);
});

test("reports a file of public/ by its path", async () => {
  const [found] = await judge({ "public/x/a.svg": "<svg onload='x'/>" });
  expect(found).toMatchObject({
    file: "public/x/a.svg",
    rule: "svg/active-content",
  });
});

test("reports a file that cannot be read, and nothing that follows from it", async () => {
  const found = await judge({
    "content/blog/first-post.md":
      "---\nid: 1\ntitle: a: b\n---\n![A](./a.svg)\n",
    "content/blog/a.svg": SVG,
    "content/categories.yaml": "- id: 1\n slug: signals\n",
    ...body("See [the first](/blog/first-post#part).\n"),
  });
  expect(found.map(({ file: where, rule }) => [where, rule])).toEqual([
    ["content/blog/first-post.md", "yaml/syntax"],
    ["content/categories.yaml", "yaml/syntax"],
  ]);
});

/** The same mistake many times in one text, and how many other places its report has. */
const repeated: [rule: string, text: string, others: number][] = [
  ["heading/h1", "# A\n\nText.\n\n# B\n\nText.\n\n# C\n\nText.\n", 2],
  ["placeholder/literal", "{name} {name} {name}\n", 2],
  ["html/unsafe", '<p align="left">A</p>\n\n<p align="right">B</p>\n', 1],
  ["code/unknown-language", "```nope\nx\n```\n\n```nope\nx\n```\n", 1],
];

test.for(repeated)(
  "reports %s once, with the other places",
  async ([rule, text, others]) => {
    const found = (await judge(body(text))).filter((one) => one.rule === rule);
    expect(found).toHaveLength(1);
    expect(found[0]?.related).toHaveLength(others);
  },
);

test("accepts braces after a backslash", async () => {
  expect(
    await judge(body(String.raw`Write \{\{ name }} and \{name}.`)),
  ).toEqual([]);
});
