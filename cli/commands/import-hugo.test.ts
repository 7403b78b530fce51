import { expect, test } from "vitest";
import { importFiles, LONG } from "../proof/testing/import-files.ts";

const textOf = (title: string, more = "") =>
  `---\ntitle: ${title}\ndate: 2020-01-01\ndescription: ${LONG}\n${more}---\n\nText of it.\n`;

test("follows what the configuration and sections cascade, and reports the rest of it", async () => {
  const { checked, losses, read, report } = await importFiles("hugo", {
    "old/hugo.toml":
      'title = "Old"\n[[cascade]]\nlayout = "wide"\n[cascade.params]\nauthor = "X"\n',
    "old/content/parts/_index.md":
      "---\ncascade: { build: { render: never } }\n---\n",
    "old/content/parts/deep/a.md": textOf("A part that is no page"),
    "old/content/notes/_index.md":
      "---\ncascade:\n  - { draft: true }\n  - { author: Never, target: { lang: fr } }\n---\n\nWords.\n",
    "old/content/notes/b.md": textOf("A note of the section"),
    "old/content/posts/c.md": textOf("A post of the section", "author: Own\n"),
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/b.md")).toMatch(/draft: true\n.*\nauthor: x\n/u);
  expect(await read("blog/c.md")).toContain("author: own");
  expect(report.skipped).toContainEqual({
    file: "content/parts/deep/a.md",
    reason: expect.stringContaining("`build.render: never`"),
    isEmpty: true,
  });
  expect(losses).toContain('hugo.toml:1 field layout: "wide"');
});

test("follows a cascade for those texts alone that its target names", async () => {
  const { losses, read, report } = await importFiles("hugo", {
    "old/hugo.yaml": `cascade:
  - { build: { render: never }, target: { path: "{,/**}/_parts{,/**}" } }
  - { draft: true, target: { path: /posts/plan } }
  - { draft: true, target: { path: /posts/bundle, kind: page } }
  - { draft: true, target: { kind: section } }
  - { draft: true, target: { environment: staging } }
  - { author: Never, target: { lang: fr } }
  - { author: Ann Lee, target: { kind: "{page,section}" } }
`,
    "old/content/posts/_parts/a.md": textOf("A part that is no page"),
    "old/content/posts/_index.md": textOf("The list of posts"),
    "old/content/posts/plan.md": textOf("A plan of the year"),
    "old/content/posts/plan-of-all.md": textOf("A plan that all may read"),
    "old/content/posts/bundle/index.md": textOf("A bundle of the site"),
    "old/content/posts/live.md": textOf("A post that all may read"),
  });
  const drafts = report.imported.filter(({ draft }) => draft);
  expect(drafts.map(({ source }) => source)).toEqual([
    "content/posts/_index.md",
    "content/posts/bundle/index.md",
    "content/posts/plan.md",
  ]);
  expect(report.skipped.map(({ file }) => file)).toEqual([
    "content/posts/_parts/a.md",
  ]);
  for (const name of ["live", "plan-of-all"])
    expect(await read(`blog/${name}.md`)).toContain("author: ann-lee");
  expect(losses.join()).not.toContain("cascade");
});

test("takes one language, with its part of the address, and reports the texts of the others", async () => {
  const site = {
    "hugo.toml":
      'defaultContentLanguage = "en"\n[languages.en]\ncontentDir = "content"\n',
    "config/_default/languages.fr.toml": 'contentDir = "content/fr"\n',
    "content/a.md": textOf("A page in English"),
    "content/fr/a.md": textOf("Une page"),
  };
  const files = Object.fromEntries(
    Object.entries(site).map(([name, text]) => [`old/${name}`, text]),
  );
  const { read, report, run } = await importFiles("hugo", files);
  expect(await read("blog/a.md")).toContain("aliases: [/a]");
  expect(report.skipped).toEqual([
    {
      file: "content/fr/a.md",
      reason: expect.stringContaining("another language (fr)"),
      isEmpty: true,
    },
  ]);
  const args = ["import", "hugo", "old/content/fr", "--content", "fr/content"];
  expect((await run(args)).stderr).toContain("1 imported");
  expect(await read("../../fr/content/blog/a.md")).toContain(
    "aliases: [/fr/a]",
  );
});

test("writes no redirects where addresses end in .html, and says so", async () => {
  const { losses, read } = await importFiles("hugo", {
    "old/hugo.toml":
      '[uglyURLs]\nposts = true\n[permalinks]\nposts = "/:year/:slug/"\n',
    "old/content/posts/a.md": textOf("A"),
    "old/content/b.md": textOf("A page", "url: /b-page/\n"),
  });
  expect(await read("blog/a.md")).not.toContain("aliases");
  expect(await read("blog/b-page.md")).toContain("aliases: [/b-page]");
  expect(losses).toContain("hugo.toml:1 field uglyURLs");
  expect(losses).toContain(
    ".:1 address the addresses of 1 of 2 texts: content/posts/a.md",
  );
});

test("makes no entries of what Hugo makes no pages of, and says so", async () => {
  const { read, report } = await importFiles("hugo", {
    "old/content/posts/a/index.md": textOf("A bundle with parts beside it"),
    "old/content/posts/a/part.md": textOf("A part of the bundle"),
    "old/content/posts/a/sub/index.md": textOf("A part further down"),
    "old/content/parts/index.md": textOf("Parts", "headless: true\n"),
    "old/content/b.md": textOf("Never", "build: { render: never }\n"),
    "old/content/c.md": textOf("Link", "_build:\n  render: link\n"),
    "old/content/e.md": textOf(
      "A text that no list names",
      "build: { list: never }\n",
    ),
  });
  expect(report.imported.map(({ source }) => source)).toEqual([
    "content/e.md",
    "content/posts/a/index.md",
  ]);
  expect(await read("blog/e.md")).toContain("draft: true");
  const reasons = Object.fromEntries(
    report.skipped.map(({ file, reason }) => [file, reason]),
  );
  expect(reasons["content/posts/a/part.md"]).toContain("a leaf bundle");
  expect(reasons["content/posts/a/sub/index.md"]).toContain("a leaf bundle");
  expect(reasons["content/parts/index.md"]).toContain("`headless: true`");
  expect(reasons["content/b.md"]).toContain("`build.render: never`");
  expect(reasons["content/c.md"]).toContain("`build.render: link`");
});

test("knows the address of each page, and takes aliases from its folder", async () => {
  const { checked, losses, read } = await importFiles("hugo", {
    "old/hugo.toml":
      'title = "Old"\n[permalinks]\nposts = "/:year/:month/:slug/"\ndocs = "/d/:slugorfilename/"\n[permalinks.page]\nnews = "/:sections/:filename/"\n[permalinks.section]\nnews = "/n/"\n',
    "old/content/posts/x/a.md": `${textOf("The first post of it", "slug: own-slug\naliases: [old-a, ../up-a, /root-a/]\n")}\n[self](../old-a/) [news](/n/) [c](/x/2020/third/)\n`,
    "old/content/posts/c.md": textOf("Third", "url: /x/:year/:slug/\n"),
    "old/content/posts/d.md": textOf("Fourth", "url: rel/d.html\n"),
    "old/content/docs/g/h/My File.md": textOf("A page of the docs"),
    "old/content/news/y/z/f.md": textOf("Some news of the site"),
    "old/content/news/_index.md": textOf("All the news"),
    "old/content/news/y/e.md": textOf("More news", "url: /:unknown/\n"),
    "old/content/_index.md": textOf("Home"),
  });
  expect(checked.code).toBe(0);
  const a = await read("blog/own-slug.md");
  expect(a).toContain(
    "aliases: [/2020/01/own-slug, /2020/01/old-a, /2020/up-a, /root-a]",
  );
  expect(a).toContain("[self](/blog/own-slug) [news](/blog/news) [c](/blog/c)");
  for (const [file, alias] of Object.entries({
    c: "/x/2020/third",
    "rel-d": "/rel/d.html",
    "my-file": "/d/my-file",
    f: "/news/y/z/f",
    news: "/n",
  }))
    expect(await read(`blog/${file}.md`)).toContain(`aliases: [${alias}]`);
  expect(losses.filter((loss) => loss.includes("address"))).toEqual([
    ".:1 address the addresses of 1 of 8 texts: content/news/y/e.md",
    "content/_index.md:1 address /",
  ]);
});

test("reads the first folder that is mounted, and knows no address where names have dates", async () => {
  const { checked, losses, read } = await importFiles("hugo", {
    "old/hugo.yaml":
      'title: Old\nfrontmatter: { date: [":filename", ":default"] }\nmodule: { mounts: [{ source: texts/, target: content }, { source: content, target: content }] }\n',
    "old/texts/a.md": textOf("A text of a mounted folder"),
    "old/content/c.md": textOf("A text that is not read"),
    "old/texts/posts/2021-02-03-b.md": `---\ntitle: A text with a date in its name\ndescription: ${LONG}\n---\n\nText.\n`,
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain("aliases: [/a]");
  const b = await read("blog/b.md");
  expect(b).toContain("date: 2021-02-03");
  expect(b).not.toContain("aliases");
  expect(losses).toContain("hugo.yaml:1 field module.mounts after the first");
  expect(losses).toContain(
    ".:1 address the addresses of 1 of 2 texts: texts/posts/2021-02-03-b.md",
  );
});

test("keeps a text that names an address to go to, and reports a page that only redirects", async () => {
  const { checked, losses, read, report } = await importFiles("hugo", {
    "old/hugo.toml": "",
    "old/content/a.md": textOf("A text to read", "redirect_to: /b/\n"),
    "old/content/c.md": "---\ntitle: C\nredirect: /a/\n---\n",
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain("aliases: [/a]");
  expect(losses).toContain("content/a.md:5 field redirect_to: /b/");
  expect(report.skipped).toEqual([
    {
      file: "content/c.md",
      reason:
        "It redirects to /a/: set that redirect up where the site is served.",
      isEmpty: true,
    },
  ]);
});

test("reads the newer of two configurations, and its parts", async () => {
  const { read } = await importFiles("hugo", {
    "old/config.toml": '[permalinks]\nposts = "/wrong/:slug/"\n',
    "old/hugo.toml": 'title = "Old"\n',
    "old/config/_default/permalinks.toml": 'posts = "/p/:slug/"\n',
    "old/content/posts/a.md": textOf("A"),
  });
  expect(await read("blog/a.md")).toContain("aliases: [/p/a]");
});

test("finds a configuration that is a folder from a folder of content", async () => {
  const { run, read } = await importFiles("hugo", {
    "old/config/_default/hugo.toml": '[permalinks]\nposts = "/p/:slug/"\n',
    "old/themes/thin/hugo.toml": '[permalinks]\nposts = "/wrong/:slug/"\n',
    "old/content/posts/a.md": textOf("A"),
  });
  await run(["import", "hugo", "old/content/posts", "--content", "inner"]);
  expect(await read("../../inner/blog/a.md")).toContain("aliases: [/p/a]");
});
