import { expect, test } from "vitest";
import { importFiles, LONG } from "../proof/testing/import-files.ts";

const matter = (title: string, more = "", date = "2020-01-01") =>
  `---\ntitle: ${title}\ndate: ${date}\ndescription: ${LONG}\n${more}---\n\nText of it.\n`;

test("names files that it does not read, and takes none about the repository", async () => {
  const { report } = await importFiles("eleventy", {
    "old/.eleventy.js": "",
    "old/posts/a.md": matter("A post of the site"),
    "old/posts/b.njk": "---\ntitle: B\n---\n\n<p>Words.</p>\n",
    "old/posts/c.liquid": "---\ntitle: C\n---\n\nWords.\n",
    "old/posts/d.webc": "---\ntitle: D\n---\n\n<p>Words.</p>\n",
    "old/feed.njk":
      "---\ntitle: Feed\n---\n{% for post in posts %}{% endfor %}",
    "old/_includes/e.njk": "<p>Part.</p>",
    "old/AGENTS.md": "Do this.\n",
    "old/posts/CLAUDE.md": "Do that.\n",
    "old/CONTRIBUTING.md": "Send it.\n",
    "old/.github/x.md": "Hidden.\n",
  });
  expect(report.imported.map(({ source }) => source)).toEqual(["posts/a.md"]);
  const left = Map.groupBy(report.skipped, ({ isEmpty = false }) => isEmpty);
  expect(left.get(false)?.map(({ file }) => file)).toEqual([
    "posts/b.njk",
    "posts/c.liquid",
    "posts/d.webc",
  ]);
  expect(left.get(true)?.map(({ file }) => file)).toEqual([
    "AGENTS.md",
    "CONTRIBUTING.md",
    "feed.njk",
    "posts/CLAUDE.md",
  ]);
});

test("knows the folder that a program names, and no address where it computes one", async () => {
  const site = {
    "old/texts/2022/a.md": matter("A post of the site"),
    "old/src/2022/b.md": matter("B", "tags: [x]\n"),
  };
  const known = await importFiles("eleventy", {
    ...site,
    "old/.eleventy.js":
      'const paths = { src: "texts" };\nmodule.exports = () => ({ dir: { input: paths.src } });',
  });
  expect(await known.read("blog/a.md")).toContain("aliases: [/2022/a]");
  const config = {
    ...site,
    "old/.eleventy.js":
      'const paths = require("./paths");\nmodule.exports = () => ({ dir: { input: paths.src } });',
  };
  const unknown = await importFiles("eleventy", config);
  expect(await unknown.read("blog/b.md")).not.toContain("aliases");
  expect(unknown.losses).toContain(
    ".eleventy.js:1 field dir.input, which is computed",
  );
  const given = await importFiles(
    "eleventy",
    config,
    "--permalink=/:year/:slug/",
  );
  expect(await given.read("blog/b.md")).toContain("aliases: [/2020/b]");
  const { code, stderr } = await given.run([
    "import",
    "eleventy",
    "old",
    "--permalink=/:nothing/",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain(":slug");
});

test("takes the day of an address of Jekyll from the zone of the site", async () => {
  const { read } = await importFiles("jekyll", {
    "old/_config.yml":
      "timezone: Asia/Tokyo\npermalink: /:year/:month/:day/:title/\n",
    "old/_posts/2024-07-02-a.md": matter(
      "A post",
      "",
      "2024-07-02 16:00:00 +0000",
    ),
    "old/_posts/2024-07-02-b.md": matter("A post", "", "2024-07-02 20:00:00"),
    "old/_posts/2024-07-02-c.md": matter("A post", "", "2024-07-02 20:00"),
    "old/_posts/2024-07-02-d.md": matter("A post", "", "2024-07-02"),
    "old/_posts/2024-07-02-e.md": matter(
      "A post",
      "",
      "2024-07-03 08:00:00 +1200",
    ),
  });
  const days = await Promise.all(
    [..."abcde"].map(async (name) => {
      const text = await read(`blog/${name}.md`);
      return [
        /date: (\S+)/u.exec(text)?.[1],
        /aliases: \[(\S+)\]/u.exec(text)?.[1],
      ];
    }),
  );
  expect(days).toEqual([
    ["2024-07-03", "/2024/07/03/a"],
    ["2024-07-03", "/2024/07/03/b"],
    ["2024-07-02", "/2024/07/02/c"],
    ["2024-07-02", "/2024/07/02/d"],
    ["2024-07-03", "/2024/07/03/e"],
  ]);
});

test("cuts names, titles and descriptions that are too long, in any writing", async () => {
  const { checked, read, report, run } = await importFiles("mdx", {
    "old/a.md": `---\ntitle: ${"漢字".repeat(70)}\ndate: 2020-01-01\ndescription: ${"説明".repeat(120)}\ntags: [${"x".repeat(61)}, ${"y".repeat(60)}]\nauthor: ${"z".repeat(81)}\n---\n\nText.\n`,
    "old/b.md": matter("B😀".repeat(60)),
  });
  expect(report.skipped).toEqual([]);
  expect(report.levels).toEqual({});
  expect(checked.code).toBe(0);
  const [, title = ""] = /title: (.*)/u.exec(await read(`blog/a.md`)) ?? [];
  expect(title).toHaveLength(120);
  expect((await read("blog/b.md")).isWellFormed()).toBe(true);
  const build = ["build", "--content", "new/content", "--out", "out"];
  expect((await run(build)).code).toBe(0);
});

test("publishes no mail address, and names people by their names", async () => {
  const { read } = await importFiles("zola", {
    "old/zola.toml": 'author = "team@old.example (The Team)"\n',
    "old/content/a.md": `+++\ntitle = "A"\ndate = 2020-01-01\nauthors = ["a.b@old.example (Ann Bee)"]\n+++\n\nText.\n`,
    "old/content/b.md": matter(
      "B",
      'author: "Jo ([@jo](https://x.example/jo))"\n',
    ),
    "old/content/c.md": matter("C", "author: cy@old.example\n"),
    "old/content/d.md": matter("D", "author: Dee <dee@old.example>\n"),
    "old/content/e.md": matter("E"),
    "old/content/f.md": matter("F", "author: Eff (@eff)\n"),
  });
  const authors = await Promise.all(
    [..."abcdef"].map(
      async (name) => /author: (\S+)/u.exec(await read(`blog/${name}.md`))?.[1],
    ),
  );
  expect(authors).toEqual(["ann-bee", "jo", "cy", "dee", "the-team", "eff"]);
  expect(await read("authors/jo.yaml")).toContain("name: Jo\n");
});

test("keeps a series, and makes no categories of it and of keywords", async () => {
  const { losses, read } = await importFiles("hugo", {
    "old/hugo.toml": "",
    "old/content/a.md": matter(
      "A",
      "keywords: [one, two]\nseries: [Three]\ntags: [four]\n",
    ),
  });
  expect(await read("blog/a.md")).toContain("categories: [four]\n");
  expect(losses).toContain('content/a.md:5 field keywords: ["one","two"]');
  expect(await read("blog/a.md")).toContain("series: Three\n");
  expect(losses).not.toContain("series");
});

test("prints equal lines once, what somebody has to decide first", async () => {
  const { run } = await importFiles("mdx", {
    "old/a.md": matter("A", "mood: good\nhidden: true\n"),
    "old/b.md": matter("B", "mood: good\nhidden: true\n"),
    "old/c.rst": "C\n=\n",
    "old/d.md": matter("D", "mood: good\n"),
    "old/e.md": matter("E", "mood: good\n"),
  });
  const args = ["import", "mdx", "old", "--content=x/content", "--dry-run"];
  const { stdout } = await run(args);
  const lines = stdout.split("\n");
  expect(lines[0]).toMatch(/^2 times: a\.md:\d+, b\.md:\d+ {2}hidden {2}/u);
  expect(lines[1]).toMatch(/^c\.rst {2}left out/u);
  expect(lines[3]).toMatch(
    /^4 times: a\.md:\d, b\.md:\d, d\.md:\d and 1 more {2}field {2}mood: good/u,
  );
});

test("keeps several authors, and tags where --map asks for them", async () => {
  const fields = 'authors: [Jo, Ann Bee]\ntags: "cold mail, CRM"\n';
  const { read } = await importFiles(
    "mdx",
    { "old/a.md": matter("A", fields) },
    "--map",
    "tags=tags",
  );
  const text = await read("blog/a.md");
  expect(text).toContain("authors: [jo, ann-bee]\n");
  expect(text).toContain("tags: [cold mail, CRM]\n");
  expect(text).toContain("categories: [general]\n");
  expect(await read("authors/ann-bee.yaml")).toContain("name: Ann Bee\n");
});
