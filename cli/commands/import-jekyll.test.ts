import { expect, test } from "vitest";
import { importFiles, LONG } from "../proof/testing/import-files.ts";

const headOf = (title: string, more = "") =>
  `---\ntitle: ${title}\ndescription: ${LONG}\n${more}---\n\n`;

test("reports pages that only redirect", async () => {
  const { checked, losses, read, report } = await importFiles("jekyll", {
    "old/_config.yml": "url: https://old.example\n",
    "old/_posts/2020-01-01-a.md": `${headOf("The post that stays where it is", "redirect_from: first/a\n")}See [b](/first/a).\n`,
    "old/old-a.md":
      "---\ntitle: Gone\npermalink: /old-a/\nredirect_to: https://old.example/2020/01/01/a.html\n---\n",
    "old/oldest-a.md": "---\nredirect_to:\n  - /old-a/\n---\n\nWords.\n",
  });
  expect(checked.code).toBe(0);
  const text = await read("blog/a.md");
  expect(text).toContain("aliases: [/2020/01/01/a.html, /first/a]");
  expect(text).toContain("See [b](/blog/a)");
  expect(losses.filter((loss) => loss.includes("address"))).toEqual([]);
  expect(report.skipped.map(({ reason }) => reason)).toEqual([
    expect.stringContaining(
      "(`redirect_to: https://old.example/2020/01/01/a.html`)",
    ),
    expect.stringContaining("(`redirect_to: /old-a/`)"),
  ]);
});

test("gives texts what the defaults of their folder and kind say, the nearest first", async () => {
  const { checked, read, report } = await importFiles("jekyll", {
    "old/_config.yml": `title: Old
collections: { notes: { output: true }, team: {} }
defaults:
  - { scope: { path: "notes/**/far", type: notes }, values: { author: Never } }
  - { scope: { path: "_notes/*/deep" }, values: { author: Deep } }
  - { scope: { path: "", type: notes }, values: { author: Noter, tags: [note] } }
  - { scope: { path: "" }, values: { author: Everyone, layout: page, date: 2020-01-01 } }
  - { scope: { path: "", type: posts }, values: { permalink: "/b/:title/" } }
`,
    "old/_notes/x/deep/a.md": `${headOf("A note in a deep folder")}Text.\n`,
    "old/_notes/b.md": `${headOf("A note of the collection")}Text.\n`,
    "old/_posts/2020-01-01-c.md": `${headOf("A post with an address by default")}Text.\n`,
    "old/_posts_of_old.md": `${headOf("A page of the site itself", "author: Own\n")}Text.\n`,
    "old/_team/d.md": `${headOf("A person that has no page")}Text.\n`,
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain("author: deep\ncategories: [note]");
  expect(await read("blog/b.md")).toContain("author: noter");
  const post = await read("blog/c.md");
  expect(post).toContain("author: everyone");
  expect(post).toContain("aliases: [/b/c]");
  expect(await read("blog/posts-of-old.md")).toContain("author: own");
  expect(report.skipped).toEqual([
    {
      file: "_team/d.md",
      reason: expect.stringContaining("no `output: true`"),
      isEmpty: true,
    },
  ]);
});

test("reads what the configuration includes, not what it excludes, and pages in HTML", async () => {
  const { checked, read, report } = await importFiles("jekyll", {
    "old/_config.yml":
      'title: Old\ninclude: [_pages]\nexclude: [drafts/, "*.bak.md"]\ncollections_dir: things\npermalink: "/:categories/:title/"\n',
    "old/_pages/team.md": `${headOf("The team behind it all")}Text.\n`,
    "old/drafts/x.md": `${headOf("An excluded text")}Text.\n`,
    "old/y.bak.md": `${headOf("An excluded text")}Text.\n`,
    "old/things/_posts/2020-01-01-a.md": `${headOf("A post with a style of address", "permalink: pretty\n")}Text.\n`,
    "old/things/_posts/2020-01-02-b.md": `${headOf("A post of no category")}Text.\n`,
    "old/about.html": `${headOf("About all of this", "permalink: constructor\n")}<p>Text.</p>\n`,
    "old/list.html": `${headOf("List")}{% for p in site.posts %}{{ p.title }}{% endfor %}\n`,
    "old/docs/static.html": "<p>No page.</p>\n",
  });
  expect(checked.code).toBe(0);
  expect(report.imported.map(({ source }) => source).toSorted()).toEqual([
    "_pages/team.md",
    "about.html",
    "things/_posts/2020-01-01-a.md",
    "things/_posts/2020-01-02-b.md",
  ]);
  expect(await read("blog/a.md")).toContain("aliases: [/2020/01/01/a]");
  expect(await read("blog/b.md")).toContain("aliases: [/b]");
  expect(await read("blog/constructor.md")).toContain("Text.");
  expect(report.skipped.map(({ file }) => file)).toEqual([
    "drafts/x.md",
    "list.html",
    "y.bak.md",
  ]);
});
