import { expect, test } from "vitest";
import { importFiles, LONG, PIXEL } from "../proof/testing/import-files.ts";

const textOf = (title: string, more = "") =>
  `---\ntitle: ${title}\ndate: 2020-01-01\ndescription: ${LONG}\nauthor: J\n${more}---\n\nText of it.\n`;

test("adopts an Eleventy site: folder data, permalinks, what the configuration ignores", async () => {
  const { checked, losses, read, report } = await importFiles("eleventy", {
    "old/eleventy.config.mjs": `import x from "x";\nexport default async function (setup) { setup.ignores.add("src/drafts"); setup.addFilter("y", () => 1); return { dir: { input: "src" } }; }`,
    "old/src/_data/metadata.json": `{ "title": "Old", "url": "https://old.example/" }`,
    "old/src/_includes/base.html": "---\nlayout: x\n---\n<p>No page.</p>\n",
    "old/src/posts/posts.11tydata.js": `module.exports = { tags: ["post"], permalink: (data) => data.x };`,
    "old/src/posts/far/far.json": `{ "permalink": "/f/{{ x }}.html", "tags": ["far"] }`,
    "old/src/posts/2021-02-03-dated.md": `---\ntitle: A post with a date in its name\n---\n\nText, and [about](/about/) and [gone](/gone/).\n`,
    "old/src/posts/far/b.md": textOf("A post of a folder with data"),
    "old/src/made/made.json": `{ "eleventyComputed": { "permalink": "/c/{{ x }}/" } }`,
    "old/src/made/e.md": textOf("A page whose address is computed"),
    "old/src/posts/own.md": textOf(
      "A post with its address",
      'permalink: "/o/own/index.html"\n',
    ),
    "old/src/posts/code.md": textOf(
      "A post whose address is code",
      'permalink: "/o/{{ title | slug }}/"\n',
    ),
    "old/src/about/about.md": textOf("A page named as its folder"),
    "old/src/hidden.md": textOf("No page", "permalink: false\n"),
    "old/src/drafts/c.md": textOf("A text that a program ignores"),
    "old/src/secret/d.md": textOf("An ignored text"),
    "old/.eleventyignore": "src/secret/\n",
    "old/src/feed.njk": "{{ x }}",
  });
  expect(checked.code).toBe(0);
  const dated = await read("blog/dated.md");
  expect(dated).toContain("date: 2021-02-03");
  expect(dated).toContain("author: old\ncategories: [general]");
  expect(dated).toContain(
    "[about](/blog/about) and [gone](https://old.example/gone/)",
  );
  expect(await read("blog/b.md")).toContain("categories: [far]\n---");
  expect(await read("blog/o-own.md")).toContain("aliases: [/o/own]");
  expect(await read("blog/about.md")).toContain("aliases: [/about]");
  expect(await read("blog/code.md")).not.toContain("aliases");
  expect(losses).toContain(
    ".:1 address the addresses of 4 of 6 texts: src/made/e.md, ...",
  );
  expect(losses).toContain(
    "src/posts/posts.11tydata.js:1 field data that a program gives",
  );
  expect(report.skipped.map(({ file }) => file)).toEqual([
    "src/drafts/c.md",
    "src/feed.njk",
    "src/hidden.md",
    "src/secret/d.md",
  ]);
});

test("reads every folder of an Eleventy site but those for its parts", async () => {
  const { report } = await importFiles("eleventy", {
    "old/.eleventy.js":
      'module.exports = () => ({ dir: { includes: "_parts", data: "facts" } });',
    "old/_posts/2021-02-03-a.md": textOf("A post in such a folder"),
    "old/_posts/drafts/b.md": textOf("A draft in such a folder"),
    "old/_parts/c.md": textOf("A part of pages"),
    "old/facts/d.md": textOf("No page"),
    "old/_site/e.md": textOf("What was built"),
  });
  expect(report.imported.map(({ draft, source }) => [source, draft])).toEqual([
    ["_posts/2021-02-03-a.md", false],
    ["_posts/drafts/b.md", true],
  ]);
});

test("keeps as drafts what only some builds of an Eleventy site leave out", async () => {
  const { losses, report } = await importFiles("eleventy", {
    "old/.eleventy.js": `module.exports = (config) => {
  config.addPassthroughCopy({ pics: "img" });
  config.ignores.add("gone/**");
  if (process.env.STAGE === "fast") {
    config.on("done", () => { log(1); });
  } else {
    config.addPassthroughCopy({ files: "f" });
    config.ignores.add("years/199*/**");
  }
  if (process.env.STAGE) config.ignores.add("plans/**");
};`,
    "old/gone/a.md": textOf("A text that no build has"),
    "old/years/1998/b.md": textOf("A text of long ago"),
    "old/plans/c.md": textOf("A text about plans"),
    "old/d.md": textOf("A text that all may read"),
  });
  expect(report.imported.map(({ draft, source }) => [source, draft])).toEqual([
    ["d.md", false],
    ["plans/c.md", true],
    ["years/1998/b.md", true],
  ]);
  expect(losses).toContain(
    'years/1998/b.md:1 hidden .ignores.add("years/199*/**")',
  );
  expect(report.skipped.map(({ file }) => file)).toEqual(["gone/a.md"]);
});

test("adopts a Zola site: sections, taxonomies, paths that carry dates", async () => {
  const { checked, read, report } = await importFiles("zola", {
    "old/config.toml": `base_url = "https://old.example"\ntitle = "Old"\nauthor = "Ann"\n[languages.fr]\n`,
    "old/content/_index.md": '+++\ntitle = "Home"\n+++\n',
    "old/content/posts/_index.md":
      '+++\ntitle = "All posts"\nrender = false\n+++\n\nText.\n',
    "old/content/posts/2020-02-03_a-post.md": `+++\ntitle = "A post of the site"\ndescription = "${LONG}"\n[taxonomies]\ntags = ["Rust", "Web"]\n[extra]\nauthors = ["Bea"]\n+++\n\nSee [it](@/posts/b/index.md#part).\n`,
    "old/content/posts/b/index.md": `+++\ntitle = "A post with its own path"\npath = "2019/11/07/own-path"\naliases = ["old/b.html"]\n+++\n\n## Part\n\n![A](a.png)\n`,
    "old/content/posts/b/a.png": PIXEL,
    "old/content/posts/b/index.fr.md": `+++\ntitle = "Le post en français"\ndate = 2020-01-01\n+++\n\nTexte.\n`,
  });
  expect(checked.code).toBe(0);
  const post = await read("blog/a-post.md");
  expect(post).toContain(
    "date: 2020-02-03\ntype: blog\nauthor: bea\ncategories: [rust, web]\naliases: [/posts/a-post]",
  );
  expect(post).toContain("[it](/blog/own-path#part)");
  const own = await read("blog/own-path/index.md");
  expect(own).toContain("date: 2019-11-07\n");
  expect(own).toContain("author: ann");
  expect(own).toContain("aliases: [/2019/11/07/own-path, /old/b.html]");
  expect(report.skipped).toEqual([
    { file: "content/_index.md", reason: "It holds no text.", isEmpty: true },
    {
      file: "content/posts/_index.md",
      reason: expect.stringContaining("`render: false`"),
      isEmpty: true,
    },
    {
      file: "content/posts/b/index.fr.md",
      reason: expect.stringContaining("another language (fr)"),
      isEmpty: true,
    },
  ]);
});

test("adopts a folder of MDX, with the pictures of its project and no address that is made up", async () => {
  const { checked, losses, read } = await importFiles("mdx", {
    "old/package.json": "{}",
    "old/README.md": "# About the repository\n",
    "old/data/blog/nested/first.mdx": `---\ntitle: The first text of the folder\npublishedAt: "2020-01-31"\nsummary: ${LONG}\nimage: /static/a.png\n---\n\nText, <b>bold</b> and [next](./second.mdx).\n`,
    "old/data/blog/nested/second.mdx": textOf(
      "The second text",
      "permalink: /kept/\n",
    ),
    "old/public/static/a.png": PIXEL,
  });
  expect(checked.code).toBe(0);
  const first = await read("blog/first/index.md");
  expect(first).toContain("date: 2020-01-31");
  expect(first).toContain("src: ./a.png");
  expect(first).toContain("[next](/blog/kept)");
  expect(first).not.toContain("aliases");
  expect(await read("blog/kept.md")).toContain("aliases: [/kept]");
  expect(losses.filter((loss) => loss.includes("address"))).toEqual([
    ".:1 address the addresses of 1 of 2 texts: data/blog/nested/first.mdx",
  ]);
});
