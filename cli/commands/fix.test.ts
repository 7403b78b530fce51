import { chmod, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";

/** Lines of front matter before and after the fix. */
const fixedLines: readonly (readonly [string, string])[] = [
  ["pubDate: 2026-01-02", "date: 2026-01-02"],
  ["publishDate: 2026/1/2 # first", "date: 2026-01-02 # first"],
  ["date: 2026.01.02", "date: 2026-01-02"],
  ["date: 13/01/2026", "date: 2026-01-13"],
  ["date: 2 January 2026", "date: 2026-01-02"],
  ["date: Jan 2nd, 2026", "date: 2026-01-02"],
  ["date: Friday, January 2, 2026", "date: 2026-01-02"],
  ["date: 2026-01-02T09:30:00+02:00", "date: 2026-01-02"],
  ["date: '2026-01-02 00:00'", "date: 2026-01-02"],
  ["lastmod: 2026-01-03", "updated: 2026-01-03"],
  ["UpdatedDate: 20260103", "updated: 2026-01-03"],
  ["redirect_from: /blog/old", "aliases: [/blog/old]"],
  ["redirect_from:\n  - /blog/old # kept", "aliases:\n  - /blog/old # kept"],
  ["publish_at: 2026-02-01 09:00Z", "publishAt: 2026-02-01T09:00:00Z"],
  ["  type: Case Study".trim(), "type: case-study"],
  ["type: BLOG", "type: blog"],
  ["type: artcle", "type: article"],
  ["type: Blog Post", "type: blog"],
  ["draft: 'yes'", "draft: true"],
  ['featured: "no" # yet', "featured: false # yet"],
  ["titel: A second post for the tests", "title: A second post for the tests"],
  ["title: 2026", 'title: "2026"'],
  ["title: Signals: a primer", 'title: "Signals: a primer"'],
  ["title: Signals: a primer # yes", 'title: "Signals: a primer" # yes'],
  ["title: @signals for you", 'title: "@signals for you"'],
  ["title: ' Space around '", "title: Space around"],
  [
    "title: >\n  Folded lines\n  of a title",
    "title: >-\n  Folded lines\n  of a title",
  ],
  ["owner:", ""],
  ["slug: My Second_Post", "slug: my-second-post"],
  ["categories: signals", "categories: [signals]"],
  ["category: Signals", "categories: [signals]"],
  ["categories: [ Signals ]", "categories: [ signals ]"],
  ["author: 'Mara Lind'", "author: mara-lind"],
  ["aliases: [/blog/second-post]", ""],
  ["aliases: [/b, /blog/second-post]", "aliases: [/b]"],
  ["aliases: [/blog/second-post, /b]", "aliases: [/b]"],
  ["aliases:\n  - /b # kept\n  - /blog/second-post", "aliases:\n  - /b # kept"],
  ["aliases:\n- /blog/second-post", ""],
  ["image: { src: /A.SVG, alt: A }", "image: { src: /a.svg, alt: A }"],
  ["type: blog\ntype: blog", "type: blog"],
  ["image:\n\tsrc: /a.svg\n\talt: A\t", "image:\n  src: /a.svg\n  alt: A\t"],
];

test.for(fixedLines)("fixes %j", async ([written, fixed]) => {
  const key = /^[^:]*/u.exec(fixed || written)?.[0] ?? "";
  const text = secondPost({ [key]: undefined }).replace(
    "---\n\n",
    `${written}\n---\n\n`,
  );
  const workspace = await createWorkspace({
    ...SAMPLE,
    "public/a.svg": SVG,
    [file]: text,
  });
  const { stdout } = await workspace.run(["fix"]);
  expect(await workspace.read(file)).toBe(
    text.replace(`${written}\n`, fixed && `${fixed}\n`),
  );
  expect(stdout).toBe(`${file}\n`);
});

/** Lines of a text before and after the fix. */
const fixedTexts: readonly (readonly [string, string])[] = [
  ["[a](/blog/old 'T')", "[a](/blog/first-post 'T')"],
  ["[a](</blog/old#words>)", "[a](</blog/first-post#words>)"],
  ["[/blog/old](/blog/old)", "[/blog/old](/blog/first-post)"],
  [
    "[a][r] and [r]\n\n[R]: /blog/old 'T'",
    "[a][r] and [r]\n\n[R]: /blog/first-post 'T'",
  ],
  ['<a href="/blog/old">a</a>', '<a href="/blog/first-post">a</a>'],
  ["[a](/Blog/First-Post/?x=1)", "[a](/blog/first-post?x=1)"],
  ["[a](./first-post.md#words)", "[a](/blog/first-post#words)"],
  ["[a](../blog/first-post.md)", "[a](/blog/first-post)"],
  ["[a](https://site.example/blog/old)", "[a](/blog/first-post)"],
  ["[a](https://site.example/faq#x)", "[a](/faq#x)"],
  ["[a](/blog/first-post#Words)", "[a](/blog/first-post#words)"],
  ["## Words\n\n[a](#WORDS)", "## Words\n\n[a](#words)"],
  ["[a](/blog/first-pots?x=1)", "[a](/blog/first-post?x=1)"],
  ["## Signals\n\n[a](#signls)", "## Signals\n\n[a](#signals)"],
  ["![a](/A.SVG)", "![a](/a.svg)"],
  ["![a][i]\n\n[i]: /A.svg", "![a][i]\n\n[i]: /a.svg"],
  [
    "```js{1,3}\na\n```\n\n```js{1,3}\nb\n```",
    "```js {1,3}\na\n```\n\n```js {1,3}\nb\n```",
  ],
  ["```js:app.js\na\n```", "```js\na\n```"],
  ["```ts title=a.ts\na\n```", '```ts title="a.ts"\na\n```'],
  ['```title="a.ts"\na\n```', '```text title="a.ts"\na\n```'],
  ["> [!INFO]\n> a", "> [!NOTE]\n> a"],
  ["One\u2028two.\r\r\nThree.", "One two.\r\nThree."],
];

test.for(fixedTexts)("fixes %j", async ([written, fixed]) => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "public/a.svg": SVG,
    "content/blog/first-post.md": post(
      { aliases: "[/blog/old]" },
      "## Words\n\nText.\n",
    ),
    [file]: secondPost({}, `Text.\n\n${written}\n`),
  });
  const env = { SITE_URL: "https://site.example" };
  const { stdout } = await workspace.run(["fix"], { env });
  expect(await workspace.read(file)).toBe(
    secondPost({}, `Text.\n\n${fixed}\n`),
  );
  expect(stdout).toBe(`${file}\n`);
});

/** Lines of a text that only look like a mistake, or have no unique fix. */
const untouchedTexts = [
  "`[a](/blog/old)`",
  "<https://site.example/blog/first-post>",
  "[a](/blog/first-pots-2)",
  "[a](/blog/first\\-post/)",
  "[a](www.example.com)",
  "```jsx-like\na\n```",
];

test.for(untouchedTexts)("leaves %j as it is", async (written) => {
  const text = secondPost({}, `Text.\n\n${written}\n`);
  const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
  const env = { SITE_URL: "https://site.example" };
  await workspace.run(["fix"], { env });
  expect(await workspace.read(file)).toBe(text);
});

test("removes the name of the language after the opening of front matter", async () => {
  const text = secondPost();
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: text.replace("---", "--- YAML"),
  });
  expect((await workspace.run(["fix"])).code).toBe(0);
  expect((await workspace.read(file)).replace("--- \n", "---\n")).toBe(text);
});

/** Lines of front matter that need a decision by a person. */
const leftAlone = [
  "date: 02/03/2026",
  "date: 2026-02-30",
  "date: 2026-01-02T00:30:00+02:00",
  "publishAt: 2026-02-01 09:00",
  "pubDate: someday",
  "updated: 2026-01-03\nlastmod: 2026-01-04",
  "labels: [a, b]",
  "permalink: /blog/other",
  "type: vlog",
  "draft: maybe",
  "type: blog\ntype: guide",
  "owner: &x\nslug: *x",
  "slug: Größe",
  "aliases: [/blog/first-post]",
];

test.for(leftAlone)("leaves %j to its author", async (written) => {
  const key = /^[^:]*/u.exec(written)?.[0] ?? "";
  const text = secondPost({ [key]: undefined }).replace(
    "---\n\n",
    `${written}\n---\n\n`,
  );
  const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
  const { code, stdout } = await workspace.run(["fix"]);
  expect(await workspace.read(file)).toBe(text);
  expect(stdout).toBe("");
  expect(code).toBe(1);
});

test("keeps a byte order mark, line ends and every other byte", async () => {
  const text = `\uFEFF${secondPost({ date: "2026/01/02", title: "Über   uns: ein Anfang 🙂" })}`;
  const crlf = text.replaceAll("\n", "\r\n");
  const workspace = await createWorkspace({ ...SAMPLE, [file]: crlf });
  await workspace.run(["fix"]);
  expect(await workspace.read(file)).toBe(
    crlf
      .replace("2026/01/02", "2026-01-02")
      .replace(/title: (.*?)\r/u, 'title: "$1"\r'),
  );
});

test("exits with 0 when nothing is left, and changes nothing the second time", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ date: undefined, pubDate: "2026/01/02" }),
  });
  const first = await workspace.run(["fix"]);
  expect(first).toMatchObject({ code: 0, stdout: `${file}\n` });
  expect(first.stderr).toContain("2 problems fixed in 1 file");
  const second = await workspace.run(["fix"]);
  expect(second).toMatchObject({ code: 0, stdout: "" });
});

test("shows a diff and writes nothing with --dry-run", async () => {
  const text = secondPost({ date: "2026/01/02" });
  const workspace = await createWorkspace({ ...SAMPLE, [file]: text });
  const { code, stdout } = await workspace.run(["fix", "--dry-run"]);
  expect(stdout).toContain(`--- a/${file}\n+++ b/${file}\n@@ -`);
  expect(stdout).toContain("\n-date: 2026/01/02\n+date: 2026-01-02\n");
  expect(code).toBe(1);
  expect(await workspace.read(file)).toBe(text);
});

test("fixes only the problems of a rule or group, and refuses an unknown one", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ date: "2026/01/02", type: "BLOG" }),
  });
  await workspace.run(["fix", "--rule", "schema/enum"]);
  const text = await workspace.read(file);
  expect(text).toContain("date: 2026/01/02");
  expect(text).toContain("type: blog");
  const unknown = await workspace.run(["fix", "--rule", "schema/enums"]);
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain("Did you mean `schema/enum`?");
});

test("fixes only the named files", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({ date: "2026/01/02" }),
    [file]: secondPost({ date: "2026/01/02" }),
  });
  const { stdout } = await workspace.run(["fix", "content/blog/first-post.md"]);
  expect(stdout).toBe("content/blog/first-post.md\n");
  expect(await workspace.read(file)).toContain("2026/01/02");
});

test("leaves out a fix after which another file has an error", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({ slug: "the-post" }),
    [file]: secondPost({ slug: "The Post", date: "2026/01/02" }),
  });
  const { code, stderr } = await workspace.run(["fix"]);
  const text = await workspace.read(file);
  expect(text).toContain("slug: The Post");
  expect(text).toContain("date: 2026-01-02");
  expect(stderr).toContain(
    "Not fixed, because the fix would cause other errors",
  );
  expect(code).toBe(1);
});

test("removes invisible characters, however many, and converts those of Windows-1252", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost(
      {},
      `Don\u0092t\u0000 ${"x\u0008".repeat(40)}\u202E look.\n`,
    ),
  });
  const { code } = await workspace.run(["fix"]);
  expect(await workspace.read(file)).toContain(`Don’t ${"x".repeat(40)} look.`);
  expect(code).toBe(0);
});

test("keeps the permissions of a file", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ date: "2026/01/02" }),
  });
  await chmod(workspace.path(file), 0o640);
  await workspace.run(["fix"]);
  expect((await stat(workspace.path(file))).mode & 0o777).toBe(0o640);
});

test("marks fixable problems, and fixes them with validate --fix", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ date: "2026/01/02", type: "vlog" }),
  });
  const { diagnostics } = await workspace.validate();
  const found = diagnostics.filter((problem) => problem.file === file);
  expect(found.map(({ fixable, rule }) => [rule, fixable])).toEqual([
    ["date/invalid", true],
    ["schema/enum", false],
  ]);
  const { code, stderr, stdout } = await workspace.run([
    "validate",
    "--fix",
    "--format",
    "compact",
  ]);
  expect(code).toBe(1);
  expect(stderr).toBe("1 problem fixed in 1 file.\n");
  expect(stdout).toContain("schema/enum");
  expect(stdout).not.toContain("date/invalid");
  expect(await workspace.read(file)).toContain("date: 2026-01-02");
});

test("fixes with validate --fix only the enabled rules in the named files", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({ type: "BLOG" }),
    [file]: secondPost({ type: "BLOG" }, "An area of x^2^.\n"),
  });
  const args = ["validate", "--fix", "--rule", "markup=off", file];
  expect((await workspace.run(args)).code).toBe(0);
  const fixed = await workspace.read(file);
  expect(fixed).toContain("\ntype: blog\n");
  expect(fixed).toContain("x^2^");
  expect(await workspace.read("content/blog/first-post.md")).toContain("BLOG");
  const staged = await workspace.run(["validate", "--fix", "--staged"]);
  expect(staged.code).toBe(2);
});

test("counts the problems that validate no longer reports", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/second-post.md": secondPost({
      date: undefined,
      pubDate: "2026/01/02",
    }),
  });
  const before = await workspace.validate();
  const { stderr } = await workspace.run(["fix"]);
  const after = await workspace.validate();
  const fixed = before.summary.errors - after.summary.errors;
  expect(fixed).toBeGreaterThan(1);
  expect(stderr).toContain(`${fixed} problems fixed in 1 file`);
});
