import { expect, test } from "vitest";
import { importFiles, LONG } from "../proof/testing/import-files.ts";

const textOf = (title: string) =>
  `---\ntitle: ${title}\ndate: 2020-01-01\ndescription: ${LONG}\n---\n\nText of it.\n`;

test.each([
  [
    "docusaurus.config.js",
    `module.exports = { title: "Old", url: "https://old.example", baseUrl: "/b/", presets: [["classic", {docs: {routeBasePath: "/"}, blog: {routeBasePath: "news", path: "./posts"}}]], plugins: [["@docusaurus/plugin-content-blog", {id: "second", path: "notes", routeBasePath: "n"}]] };`,
  ],
  [
    "docusaurus.config.ts",
    `const config: Config = {\n  themeConfig: { navbar: { title: "Not this", baseUrl: "/no/" } },\n  title: "Old", url: "https://old.example", baseUrl: "/b/",\n  plugins: [["content-blog", { path: "notes", routeBasePath: "/n" }]],\n  presets: [["classic", { docs: { routeBasePath: "/" }, blog: { routeBasePath: "news", path: "posts" } } satisfies Options]],\n};\nexport default config;`,
  ],
])("finds the folders and routes that %s names", async (name, config) => {
  const { checked, read, report } = await importFiles("docusaurus", {
    [`old/${name}`]: config,
    "old/docs/guide/a.md": textOf("A page of the docs"),
    "old/posts/2020-01-01-b.md": textOf("A post of the blog"),
    "old/notes/2020-02-02-c.md": `${textOf("A note of the other blog")}\n[a](/b/guide/a) [b](/news/2020/01/01/b)\n`,
    "old/blog/d.md": textOf("A file that no page shows"),
  });
  expect(checked.code).toBe(0);
  expect(report.imported.map(({ source }) => source).toSorted()).toEqual([
    "docs/guide/a.md",
    "notes/2020-02-02-c.md",
    "posts/2020-01-01-b.md",
  ]);
  expect(await read("blog/a.md")).toContain("aliases: [/guide/a]");
  expect(await read("blog/b.md")).toContain("aliases: [/news/2020/01/01/b]");
  const note = await read("blog/c.md");
  expect(note).toContain("author: old");
  expect(note).toContain("aliases: [/n/2020/02/02/c]");
  expect(note).toContain("[a](/blog/a) [b](/blog/b)");
});

test("redirects posts in folders from where Docusaurus shows them", async () => {
  const { checked, read } = await importFiles("docusaurus", {
    "old/docusaurus.config.js": "export default {}",
    "old/blog/releases/2020-1-2-b.md": textOf("A post in a folder"),
    "old/blog/2020/03/04-c/index.md": textOf("A post in folders of its date"),
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/b.md")).toContain("[/blog/2020/1/2/releases/b]");
  expect(await read("blog/c.md")).toContain("[/blog/2020/03/04/c]");
});

test("takes no folder that the configuration switches off", async () => {
  const { report } = await importFiles("docusaurus", {
    "old/docusaurus.config.js": `export default { presets: [["classic", { blog: false }]] }`,
    "old/docs/a.md": textOf("A page of the docs"),
    "old/blog/b.md": textOf("A post that nobody sees"),
  });
  expect(report.imported.map(({ source }) => source)).toEqual(["docs/a.md"]);
});

test("says that a folder of texts lies outside the one that was named", async () => {
  const { report } = await importFiles("docusaurus", {
    "old/docusaurus.config.js": `export default { presets: [["classic", { docs: { path: "../docs" } }]] }`,
    "old/blog/b.md": textOf("A post of the blog"),
    "docs/a.md": textOf("A page of the docs"),
  });
  expect(report.skipped).toEqual([
    {
      file: "../docs",
      reason: expect.stringContaining("import the folder that holds both"),
    },
  ]);
});

test("reports what the configuration excludes and redirects", async () => {
  const { checked, losses, read, report } = await importFiles("docusaurus", {
    "old/docusaurus.config.js": `export default { presets: [["classic", { docs: { exclude: ["**/wip/**"] } }]], plugins: [["@docusaurus/plugin-client-redirects", { redirects: [{ from: ["/one", "/two"], to: "/docs/a" }, { from: "/three", to: "/none" }] }]] }`,
    "old/docs/a.md": textOf("A page of the docs").replace(
      "date:",
      "author: Kim\nauthor_title: Editor\ndate:",
    ),
    "old/docs/wip/b.md": textOf("A page that is not ready"),
    "old/src/pages/index.tsx": "export default () => <p>Words</p>;\n",
  });
  expect(checked.code).toBe(0);
  expect(await read("blog/a.md")).toContain("aliases: [/docs/a]");
  expect(await read("authors/kim.yaml")).toContain("name: Kim");
  expect(losses.filter((loss) => loss.includes(" field "))).toEqual([
    "docs/a.md:4 field author_title: Editor",
    "docusaurus.config.js:1 field client-redirects",
  ]);
  expect(report.skipped.map(({ file }) => file)).toContain("docs/wip/b.md");
});
