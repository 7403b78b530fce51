import { chmod, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../testing/sample-files.ts";

const file = "content/blog/second-post.md";

/** Lines of front matter as written -> as they are mended. */
const mendedLines: readonly (readonly [string, string])[] = [
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
  ["type: blog\ntype: blog", "type: blog"],
  ["image:\n\tsrc: /a.svg\n\talt: A\t", "image:\n  src: /a.svg\n  alt: A\t"],
];

test.for(mendedLines)("mends %j", async ([written, mended]) => {
  const key = /^[^:]*/u.exec(mended || written)?.[0] ?? "";
  const text = secondPost({ [key]: undefined }).replace(
    "---\n\n",
    `${written}\n---\n\n`,
  );
  const workspace = await createWorkspace({
    ...SAMPLE,
    "public/a.svg": "<svg/>",
    [file]: text,
  });
  const { stdout } = await workspace.run(["fix"]);
  expect(await workspace.read(file)).toBe(
    text.replace(`${written}\n`, mended && `${mended}\n`),
  );
  expect(stdout).toBe(`${file}\n`);
});

/** Lines of front matter that somebody has to decide about. */
const leftAlone = [
  "date: 02/03/2026",
  "date: 2026-02-30",
  "date: 2026-01-02T00:30:00+02:00",
  "publishAt: 2026-02-01 09:00",
  "pubDate: someday",
  "updated: 2026-01-03\nlastmod: 2026-01-04",
  "tags: [a, b]",
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

test("answers 0 when nothing is left, and changes nothing the second time", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ date: undefined, pubDate: "2026/01/02" }),
  });
  const first = await workspace.run(["fix"]);
  expect(first).toMatchObject({ code: 0, stdout: `${file}\n` });
  expect(first.stderr).toContain("1 problem mended in 1 file");
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

test("mends what a rule or a group reports, and refuses one that is unknown", async () => {
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

test("mends the files that were named only", async () => {
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
  expect(stderr).toContain("Not mended, because other errors would follow");
  expect(code).toBe(1);
});

test("takes away unseen characters, however many, and what Windows meant by some", async () => {
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

test("keeps the rights of a file", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [file]: secondPost({ date: "2026/01/02" }),
  });
  await chmod(workspace.path(file), 0o640);
  await workspace.run(["fix"]);
  expect((await stat(workspace.path(file))).mode & 0o777).toBe(0o640);
});
