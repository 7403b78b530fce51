import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import { validateSample } from "../proof/testing/validate-sample.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
  WIREFRAME,
} from "../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";
const body = (text: string): Files => ({ [file]: secondPost({}, text) });

/** Texts that must not be reported. */
const harmless: [name: string, files: Files][] = [
  [
    "the top of the page",
    body("[Up](#top) [up](#) [a](/blog/first-post#TOP)\n"),
  ],
  ["words to look for on a page", body("[a](/pricing#:~:text=plan)\n")],
  [
    "feeds, files and pages as Markdown",
    body(
      "[a](/feed.json) [b](/blog/first-post.md) [c](/blog/category/signals) [d](/blog/category/signals/atom.xml) [e](/index.md) [f](/pricing.md) [g](/llms.txt)\n",
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
    "a text about marks of unfinished work, and a verb before the same noun",
    body(
      "Nobody reads “TBD” or « TBC ». Use no lorem ipsum text. Patch patch files and book books for the team of it.\n",
    ),
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
  expect(await validateSample(files)).toEqual([]);
});

test("reports braces in a field once, and not what they name", async () => {
  const found = await validateSample({
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
  "/rss.xml.md",
  "/changelog/rss.xml.md",
  "/search.md",
  "/blog/rss.xml",
  "/blog/none.md",
  "/blog/category/none/rss.xml",
  "/blog/category/signals/feed.xml",
])("reports a link to %s, which no document has", async (address) => {
  const found = await validateSample(body(`[a](${address})\n`));
  expect(found.map(({ rule }) => rule)).toEqual(["link/missing"]);
});

test.for([
  "/blog/category/signals",
  "/Blog/Category/Signals/",
  "/rss.xml",
  "/blog/category/signals/feed.json",
  "/pricing.md",
  "/blog/first-post.md",
  "/pricing/",
  "/%70ricing",
  "/api/blog",
  "/healthz",
  "/files/A.csv",
])("reports the alias %s, which the site has already", async (alias) => {
  const found = await validateSample({
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
  const links = await validateSample({
    ...files,
    "content/blog/second-post.md": secondPost(
      {},
      "[a](/old-post/) [b](/old-post) [c](/caf\u00e9) [d](/CAF%C3%A9) [e](/caf\u00c9)\n",
    ),
  });
  // The server redirects other spellings of ASCII letters, and no others.
  expect(links.map(({ rule }) => rule)).toEqual([
    ...Array.from({ length: 4 }, () => "link/redirected"),
    "link/missing",
  ]);
});

test.for([
  ["https://", 1],
  ["mailto:", 1],
  ["mailto:ann@@a.test", 1],
  ["mailto:?subject=Hello", 0],
  ["mailto:ann@a.test,bea@a.test?subject=Hello", 0],
  [`mailto:a@${",,,,,b@".repeat(40)}@`, 1],
  ["tel:ask", 1],
  ["tel:1-800-FLOWERS", 0],
] as const)(
  "reports an incomplete address: %s, %i time(s)",
  async ([target, times]) => {
    const found = await validateSample(body(`[Ann](${target})\n`));
    expect(found.filter(({ rule }) => rule === "link/missing")).toHaveLength(
      times,
    );
  },
);

test("does not suggest a path for a bare link", async () => {
  const found = await validateSample({
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
  const found = await validateSample({
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

test("uses the address where the site is served", async () => {
  const files = body("[a](https://preview.example:8443/pricing)\n");
  expect(await validateSample(files)).toEqual([]);
  const found = await validateSample(files, {
    SITE_URL: "https://preview.example:8443",
  });
  expect(found.map(({ rule }) => rule)).toEqual(["link/self-origin"]);
});

test("reports a file of public/ by its path", async () => {
  const [found] = await validateSample({
    "public/x/a.svg": "<svg xmlns='http://www.w3.org/2000/svg' onload='x'/>",
  });
  expect(found).toMatchObject({
    file: "public/x/a.svg",
    rule: "svg/active-content",
  });
});

test("reports a file that cannot be read, and nothing that follows from it", async () => {
  const found = await validateSample({
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

/** Many repetitions of a mistake in one text, and the number of other places in its report. */
const repeated: [rule: string, text: string, others: number][] = [
  ["heading/h1", "# A\n\nText.\n\n# B\n\nText.\n\n# C\n\nText.\n", 2],
  ["placeholder/literal", "{name} {name} {name}\n", 2],
  ["html/unsafe", '<p align="left">A</p>\n\n<p align="right">B</p>\n', 1],
  ["code/unknown-language", "```nope\nx\n```\n\n```nope\nx\n```\n", 1],
];

test.for(repeated)(
  "reports %s once, with the other places",
  async ([rule, text, others]) => {
    const found = (await validateSample(body(text))).filter(
      (one) => one.rule === rule,
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.related).toHaveLength(others);
  },
);

test("accepts braces after a backslash", async () => {
  expect(
    await validateSample(body(String.raw`Write \{\{ name }} and \{name}.`)),
  ).toEqual([]);
});

test("reports two entries with the same slug in both files", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ slug: "first-post" }),
  });
  for (const [own, other] of [
    [file, "content/blog/first-post.md"],
    ["content/blog/first-post.md", file],
  ] as const) {
    const { diagnostics } = await workspace.validate(own);
    expect(diagnostics).toMatchObject([
      { rule: "slug/duplicate", file: own, related: [{ file: other }] },
    ]);
  }
});

test("counts one character as one", async () => {
  const [finding] = await validateSample({
    [file]: secondPost({ title: "A" }),
  });
  expect(finding?.message).toMatch(/^`title` has 1 character;/u);
});

test.for([
  ["Read_The Room.md", "Name the file `read-the-room.md`."],
  ["Café – it’s ß.md", "Name the file `cafe-its-ss.md`."],
  ["Read It/index.md", "Name the folder `read-it`."],
])("suggests a name for the file %s: %s", async ([name, help]) => {
  const found = await validateSample({
    [`content/blog/${name}`]: secondPost(),
  });
  expect(found.map((finding) => finding.help)).toEqual([help]);
});

test("reports links without an address, and with one that lacks slashes", async () => {
  const text = body("[a]() [b](<>) [c](https:/a.test/b) [d](http:a.test)\n");
  const found = await validateSample(text);
  expect(found.map(({ message }) => message)).toEqual([
    "The link has no address.",
    "The link has no address.",
    expect.stringContaining('"https:/a.test/b" lacks a slash'),
    expect.stringContaining('"http:a.test" lacks a slash'),
  ]);
});

test.each([
  ["url(data:font/woff2;base64,AA)", 0],
  ["url('data:application/font-woff;base64,AA')", 0],
  ["url(https://fonts.test/a.woff2)", 1],
  ["url(' //fonts.test/a.woff2')", 1],
  ["url(/fonts/a.woff2)", 1],
  ["url(data:image/svg+xml,A)", 1],
  ["image-set('https://pictures.test/a.png' 1x)", 1],
])("takes a drawing with the style %s for active: %i", async (value, count) => {
  const style = `<style>@font-face { font-family: A; src: ${value} }</style>`;
  const found = await validateSample({
    "public/x/a.svg": `<svg xmlns="http://www.w3.org/2000/svg">${style}</svg>`,
  });
  const active = found.filter(({ rule }) => rule === "svg/active-content");
  expect(active).toHaveLength(count);
});
