import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { importFiles, LONG } from "../proof/testing/import-files.ts";

const matter = (more: string) =>
  `---\ntitle: A text of the old site\ndate: 2020-01-01\ndescription: ${LONG}\nauthor: J\ncategories: [x]\n${more}---\n\nText of it.\n`;
const PLACES = {
  hugo: ["old/hugo.toml", "old/content/a.md"],
  jekyll: ["old/_config.yml", "old/_posts/2020-01-01-a.md"],
  docusaurus: ["old/docusaurus.config.js", "old/blog/a.md"],
  astro: ["old/astro.config.mjs", "old/src/content/blog/a.md"],
  eleventy: ["old/.eleventy.js", "old/a.md"],
  zola: ["old/zola.toml", "old/content/a.md"],
  mdx: ["old/package.json", "old/a.md"],
};
const wide = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

test.each(Object.entries(PLACES))(
  "publishes nothing of %s that a byte order mark or an unknown word hides",
  async (dialect, [config = "", file = ""]) => {
    const place = (name: string) => file.replace("a.md", name);
    const { read, report } = await importFiles(dialect, {
      [config]: config.endsWith(".json") ? "{}" : "",
      [place("mark.md")]: `\uFEFF${matter("published: false\n")}`,
      [place("wide.md")]: wide(matter("draft: true\n")),
      [place("swapped.md")]: wide(matter("draft: true\n")).swap16(),
      [place("blank.md")]: `\n\u200B${matter("draft: 'yes'\n")}`,
      [place("state.md")]: matter("status: in-review\n"),
      [join(dirname(file), "drafts", basename(place("d.md")))]: matter(""),
      [place("program.md")]: `---js\n{ draft: true }\n---\n\nSecret.\n`,
      [place("open.md")]: `---\ndraft: true\n\nSecret.\n`,
      [place("object.md")]:
        `{ "draft": true, "title": "A}", "date": "2020-01-01" }\n\nSecret.\n`,
      [place("live.md")]: matter(""),
    });
    const live = report.imported.filter(({ draft }) => !draft);
    expect(live.map(({ source }) => `old/${source}`)).toEqual([
      place("live.md"),
    ]);
    const found = report.imported.map(({ source }) => source);
    const left = report.skipped.map(({ file: each }) => each);
    const all = [...found, ...left].join();
    expect(all).toContain("program");
    expect(all).toContain("open");
    const named = new Set(
      report.losses
        .filter(({ kind }) => kind === "hidden")
        .map(({ file: each }) => each),
    );
    for (const { draft, source } of report.imported)
      expect([source, named.has(source)]).toEqual([source, draft]);
    expect(await read("blog/mark.md")).not.toContain("published");
  },
);

test("shows a text when its old site would, and hides one whose times nobody can read", async () => {
  const { checked, losses, read } = await importFiles("hugo", {
    "old/hugo.toml": 'timeZone = "Europe/Berlin"\n',
    "old/content/later.md": matter("publishDate: 2031-05-06 08:00:00\n"),
    "old/content/named.md": matter("published: 2031-05-06\n"),
    "old/content/until.md": matter("expiryDate: 2031-05-06T07:08:09+02:00\n"),
    "old/content/gone.md": matter("expiryDate: 2019-01-01\n"),
    "old/content/unclear.md": matter("publishDate: 03/04/2031\n"),
    "old/content/soon.md": matter("unpublishdate: after the party\n"),
    "old/content/past.md": matter("publishDate: 2019-05-06\n"),
  });
  expect(checked.code).toBe(0);
  const later = await read("blog/later.md");
  expect(later).toContain("publishAt: 2031-05-06T06:00:00Z\n");
  expect(later).not.toContain("draft");
  expect(await read("blog/named.md")).toContain("publishAt: 2031-05-06\n");
  expect(await read("blog/until.md")).toContain(
    "expiresAt: 2031-05-06T05:08:09Z\n",
  );
  expect(await read("blog/past.md")).not.toMatch(/publishAt|draft/u);
  for (const name of ["gone", "unclear", "soon"])
    expect(await read(`blog/${name}.md`)).toContain("draft: true\n");
  expect(losses.filter((loss) => loss.includes(" hidden "))).toEqual([
    "content/gone.md:7 hidden expiryDate: 2019-01-01",
    "content/soon.md:7 hidden unpublishdate: after the party",
    "content/unclear.md:7 hidden publishDate: 03/04/2031",
  ]);
});

async function listLive(dialect: string, files: Record<string, string>) {
  const { report } = await importFiles(dialect, files);
  return report.imported
    .filter(({ draft }) => !draft)
    .map(({ source }) => source);
}

test("hides what a folder, a section or the configuration hides", async () => {
  const live = await Promise.all([
    listLive("hugo", {
      "old/hugo.toml":
        'ignoreFiles = ["old/.*", "\\\\.part\\\\.md$"]\n[[cascade]]\ndraft = true\n[cascade.target]\npath = "/x/**"\n',
      "old/content/x/a.md": matter(""),
    }),
    listLive("zola", {
      "old/zola.toml": 'ignored_content = ["*.part.md"]\n',
      "old/content/x/_index.md": "+++\ndraft = true\n+++\n\nWords.\n",
      "old/content/x/y/a.md": matter(""),
      "old/content/b.part.md": matter(""),
      "old/content/c.md": matter(""),
    }),
    listLive("docusaurus", {
      "old/docusaurus.config.js":
        "export default { presets: [['classic', { blog: { exclude: ['secret/**'] } }]] };",
      "old/blog/secret/a.md": matter(""),
      "old/blog/c.md": matter(""),
    }),
    listLive("eleventy", {
      "old/.eleventy.js":
        'module.exports = (config) => { config.ignores.add("notes/secret/"); };',
      "old/notes/secret/a.md": matter(""),
      "old/notes/inner/inner.11tydata.js":
        "module.exports = { eleventyExcludeFromCollections: true };",
      "old/notes/inner/b.md": matter(""),
      "old/notes/c.md": matter(""),
    }),
    listLive("astro", {
      "old/astro.config.mjs": "export default {};",
      "old/src/content.config.ts":
        "const posts = defineCollection({ loader: glob({ base: './src/content/blog', pattern: ['**/[^_]*.md', '!**/wip-*.md', '!**/*.fr.md'] }) });\nconst french = defineCollection({ loader: glob({ base: 'src/content/blog', pattern: '**/*.fr.md' }) });",
      "old/src/content/blog/wip-a.md": matter(""),
      "old/src/content/blog/b.fr.md": matter(""),
      "old/src/content/blog/c.md": matter(""),
    }),
    listLive("jekyll", {
      "old/_config.yml":
        "defaults: [{ scope: { path: _posts/x }, values: { visibility: team } }]\n",
      "old/_posts/x/2020-01-01-a.md": matter(""),
      "old/_posts/2020-01-01-c.md": matter(""),
    }),
  ]);
  expect(live).toEqual([
    [],
    ["content/c.md"],
    ["blog/c.md"],
    ["notes/c.md"],
    ["src/content/blog/b.fr.md", "src/content/blog/c.md"],
    ["_posts/2020-01-01-c.md"],
  ]);
});

test("makes a draft of a text whose parts may be hidden, and leaves out what browsers hide", async () => {
  const { losses, read, report } = await importFiles("hugo", {
    "old/hugo.toml": "",
    "old/content/a.md": `${matter("")}\n{{% private %}}\nSecret.\n{{% /private %}}\n`,
    "old/content/b.md": `${matter("")}\n{{< members-only >}}Secret.{{< /members-only >}}\n`,
    "old/content/c.md": `${matter("")}\n<div style="display: none">Unseen.</div>\n\n<p hidden>Unseen.</p>\n\n<iframe src="https://a.example/"></iframe>\n\nSeen.\n`,
  });
  const drafts = report.imported.filter(({ draft }) => draft);
  expect(drafts.map(({ source }) => source)).toEqual([
    "content/a.md",
    "content/b.md",
  ]);
  const c = await read("blog/c.md");
  expect(c).toContain("Seen.");
  expect(c).not.toContain("Unseen.");
  expect(losses.filter((loss) => loss.includes(" hidden "))).toEqual([
    "content/a.md:11 hidden {{% private %}}",
    "content/b.md:11 hidden {{< members-only >}}",
  ]);
  const other = await importFiles("jekyll", {
    "old/_config.yml": "",
    "old/_posts/2020-01-01-a.md": `${matter("")}\n{% if site.internal %}\nSecret.\n{% endif %}\n`,
  });
  expect(await other.read("blog/a.md")).toContain("draft: true\n");
});

test("gives an address to the text that readers could open, not to a draft of it", async () => {
  const { read, report } = await importFiles("jekyll", {
    "old/_config.yml": "permalink: /:title/\n",
    "old/_drafts/2020-01-01-a.md": matter(""),
    "old/_posts/2020-01-01-a.md": matter(""),
  });
  const live = report.imported.filter(({ draft }) => !draft);
  expect(live.map(({ source }) => source)).toEqual(["_posts/2020-01-01-a.md"]);
  expect(await read(live[0]?.file ?? "")).toContain("aliases: [/a]");
});
