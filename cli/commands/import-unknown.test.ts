import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";
import { importFiles, LONG, PIXEL } from "../proof/testing/import-files.ts";

const textOf = (title: string, more = "") =>
  `---\ntitle: ${title}\ndate: 2020-01-01\ndescription: ${LONG}\nauthor: J\ncategories: [x]\n${more}---\n\nText of it.\n`;

/** What a configuration says of addresses, and the alias that a post then has. */
const addresses: [name: string, config: string | undefined, alias?: string][] =
  [
    [
      "the pattern of its collection",
      "collections: { posts: { permalink: '/p/:title/' } }\npermalink: /none/",
      "/p/a",
    ],
    ["the pattern of the site", "permalink: /:year/:title/", "/2020/a"],
    ["the default of Jekyll", "title: Old", "/x/2020/01/01/a.html"],
    ["nothing, for a pattern that nobody can fill in", "permalink: /:unknown/"],
    ["nothing, without a configuration", undefined],
  ];

test.each(addresses)(
  "redirects a post of Jekyll by %s",
  async (_, config, alias) => {
    const { checked, losses, read } = await importFiles("jekyll", {
      "old/_posts/2020-01-01-a.md": textOf("A post of the site"),
      ...(config === undefined ? {} : { "old/_config.yml": `${config}\n` }),
    });
    expect(checked.code).toBe(0);
    const text = await read("blog/a.md");
    const [, shown] = /^aliases: \[(.*)\]$/mu.exec(text) ?? [];
    expect(shown).toBe(alias);
    const told = losses.filter((loss) => loss.includes("address"));
    expect(told).toHaveLength(alias === undefined ? 1 : 0);
  },
);

test("keeps the name of a folder that was imported by itself in the addresses", async () => {
  const files = {
    "_config.yml": "title: Old\n",
    "en/_posts/2020-01-01-a.md": textOf("A post of the site").replace(
      "categories: [x]\n",
      "",
    ),
  };
  const old = Object.entries(files).map(([name, text]) => [
    `old/${name}`,
    text,
  ]);
  const { read, run } = await importFiles("jekyll", Object.fromEntries(old));
  expect(await read("blog/a.md")).toContain(
    "categories: [en]\naliases: [/en/2020/01/01/a.html]",
  );
  const { code } = await run([
    "import",
    "jekyll",
    "old/en",
    "--content",
    "part/content",
  ]);
  expect(code).toBe(0);
  expect(await read("../../part/content/blog/a.md")).toContain(
    "aliases: [/en/2020/01/01/a.html]",
  );
});

test("copies no default picture beside the texts, and says so once", async () => {
  const { losses, read, report } = await importFiles("jekyll", {
    "old/_config.yml": `title: Old\ndefaults:\n  - { scope: { path: "" }, values: { image: /a.png } }\n`,
    "old/_posts/2020-01-01-a.md": textOf("A post of the site"),
    "old/_posts/2020-01-01-b.md": textOf("Another post", "image: /a.png\n"),
    "old/a.png": PIXEL,
  });
  expect(report.summary.images).toBe(1);
  expect(await read("blog/a.md")).not.toContain("image:");
  expect(await read("blog/b/index.md")).toContain("src: ./a.png");
  expect(losses.filter((loss) => loss.includes("_config.yml"))).toEqual([
    '_config.yml:1 field image: "/a.png"',
  ]);
});

test("chooses slugs that stay apart and readable", async () => {
  const page = "---\ntitle: A page of the site\n---\n\nText.\n";
  const { report } = await importFiles("hugo", {
    "old/hugo.toml": "",
    "old/content/docs/install/linux.md": page,
    "old/content/docs/build/linux.md": page,
    "old/content/docs/build/_index.md": page,
    "old/content/blog/js/start.md": textOf("A post of one folder"),
    "old/content/blog/go/start.md": textOf("A post of another folder"),
    "old/content/blog/go/alone.md": textOf("A post with a name of its own"),
    "old/content/recap/2020/09.md": textOf("A post named by its month"),
    "old/content/blog/own.md": textOf(
      "A post with a slug",
      "slug: /2020/team/our-own\n",
    ),
  });
  expect(report.imported.map(({ file }) => file).toSorted()).toEqual([
    "blog/alone.md",
    "blog/build-linux.md",
    "blog/build.md",
    "blog/go-start.md",
    "blog/install-linux.md",
    "blog/js-start.md",
    "blog/recap-2020-09.md",
    "blog/team-our-own.md",
  ]);
});

test("takes no field with the code of a template, and reports it", async () => {
  const { checked, losses, read } = await importFiles("jekyll", {
    "old/_config.yml": "title: Old\n",
    "old/_posts/2020-01-01-a.md": `---\ntitle: "News of {{ site.x }}"\ndescription: "All of {% raw %} it"\nauthor: J\ncategories: [x]\n---\n\nThe first words of the text say enough to describe it well.\n`,
  });
  expect(checked.code).toBe(0);
  const text = await read("blog/a.md");
  expect(text).toContain("title: A\ndescription: The first words");
  expect(text).not.toContain("{");
  expect(losses).toContain(
    "_posts/2020-01-01-a.md:2 field title: News of {{ site.x }}",
  );
  expect(losses).toContain(
    "_posts/2020-01-01-a.md:3 field description: All of {% raw %} it",
  );
});

test("keeps all authors and no remote picture, and names the rest", async () => {
  const { losses, read } = await importFiles("mdx", {
    "old/a.mdx": textOf(
      "A text of two",
      "cover: https://a.example/a.png\n",
    ).replace("author: J", "authors: [Ann, Bea]"),
  });
  expect(await read("blog/a.md")).toContain("authors: [ann, bea]");
  expect(losses).toContain("a.mdx:7 image cover: https://a.example/a.png");
});

test("asks git for the dates that no text says", async () => {
  const page = `---\ntitle: A text without a date\ndescription: ${LONG}\n---\n\nText of it.\n`;
  const { read, run, write } = await createRepository({
    "old/a.md": page,
  });
  const changed = page.replace("---\n", "---\nlastmod: 2026-04-02\n");
  await write({ "old/new.md": page, "old/changed.md": changed });
  const args = ["import", "mdx", "old", "--content=new/content"];
  const { code, stdout } = await run([...args, "--format=json"]);
  expect(code).toBe(0);
  expect(await read("new/content/blog/a.md")).toContain("date: 2026-05-01\n");
  expect(await read("new/content/blog/new.md")).toContain(
    "date: 1970-01-01 # not known\ndraft: true",
  );
  expect(await read("new/content/blog/changed.md")).toMatch(
    /^date: 2026-04-02\n(?!draft|updated)/mu,
  );
  const report: { losses: { file: string; kind: string; outcome: string }[] } =
    JSON.parse(stdout);
  expect(report.losses).toContainEqual(
    expect.objectContaining({
      file: "a.md",
      kind: "date",
      outcome: 'when git first saw the file: "2026-05-01"',
    }),
  );
});

test("asks git for the date of a file that was renamed", async () => {
  const page = `---\ntitle: A text without a date\n---\n\nText of it.\n`;
  const { git, read, run } = await createRepository({ "old/a.md": page });
  await git("mv", "old/a.md", "old/b.md");
  await git("commit", "--quiet", "--message=x", "--date=2026-06-01T12:00:00Z");
  const args = ["import", "mdx", "old", "--content=new/content"];
  expect((await run(args)).code).toBe(0);
  expect(await read("new/content/blog/b.md")).toContain("date: 2026-05-01\n");
});

test("takes no date from a shallow clone, whose oldest commit seems to add every file", async () => {
  const page = `---\ntitle: A text without a date\n---\n\nText of it.\n`;
  const { commit, git, path, read, run, write } = await createRepository({
    "a.md": page,
  });
  await write({ "b.md": page });
  await commit();
  await git("clone", "--quiet", "--depth=1", `file://${path("")}`, "old");
  const args = ["import", "mdx", "old", "--content=new/content"];
  expect((await run(args)).code).toBe(0);
  expect(await read("new/content/blog/a.md")).toContain("draft: true");
});
